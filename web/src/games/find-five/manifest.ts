/** 5er Finden, as the page knows it before anybody opens it. */
import type { GameManifest } from "../contract";
import { KEYS } from "./keys";
import Picture from "./Picture.svelte";
import "./tokens.css";

export default {
  name: "5er Finden",
  place: 5,
  players: [1, 4],
  minutes: 20,
  alone: "daily",
  picture: Picture,
  screen: () => import("./Game.svelte"),
  guide: () => import("./Guide.svelte"),
  keys: KEYS,
} satisfies GameManifest;
