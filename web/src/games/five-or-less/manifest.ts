/** 5 ou Moins, as the page knows it before anybody opens it. */
import type { GameManifest } from "../contract";
import { KEYS } from "./keys";
import Picture from "./Picture.svelte";
import "./tokens.css";

export default {
  name: "5 ou Moins",
  place: 2,
  players: [2, 6],
  minutes: 25,
  ease: "memory_aid",
  picture: Picture,
  screen: () => import("./Game.svelte"),
  guide: () => import("./Guide.svelte"),
  sheet: () => import("./Sheet.svelte"),
  keys: KEYS,
} satisfies GameManifest;
