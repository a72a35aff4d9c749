/** One More!, as the page knows it before anybody opens it. */
import type { GameManifest } from "../contract";
import { KEYS } from "./keys";
import Picture from "./Picture.svelte";
import "./tokens.css";

export default {
  name: "One More!",
  place: 4,
  players: [3, 9],
  minutes: 15,
  picture: Picture,
  screen: () => import("./Game.svelte"),
  guide: () => import("./Guide.svelte"),
  keys: KEYS,
} satisfies GameManifest;
