/** Double Series, as the page knows it before anybody opens it. */
import type { GameManifest } from "../contract";
import { KEYS } from "./keys";
import Picture from "./Picture.svelte";
import "./tokens.css";

export default {
  name: "Double Series",
  place: 3,
  players: [2, 10],
  minutes: 30,
  picture: Picture,
  screen: () => import("./Game.svelte"),
  guide: () => import("./Guide.svelte"),
  keys: KEYS,
} satisfies GameManifest;
