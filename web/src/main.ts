import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import AppView from "./App.svelte";
import { App } from "./lib/app.svelte";

const app = new App();
const target = document.getElementById("app");
if (target) {
  // The first words are there before the first screen, so that no key is ever shown.
  await app.i18n.speak(app.settings.chosen.language);
  mount(AppView, { target, props: { app } });
}
