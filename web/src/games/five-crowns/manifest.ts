/** Five Crowns, as the page knows it before anybody opens it. */
import type { GameManifest } from "../contract";
import { KEYS } from "./keys";
import Picture from "./Picture.svelte";
import "./tokens.css";

export default {
  name: "Five Crowns",
  place: 1,
  players: [1, 10],
  minutes: 45,
  alone: true,
  picture: Picture,
  screen: () => import("./Game.svelte"),
  guide: () => import("./Guide.svelte"),
  keys: KEYS,
} satisfies GameManifest;
