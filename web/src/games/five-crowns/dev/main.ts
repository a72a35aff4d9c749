import { mount } from "svelte";
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import Dev from "./Dev.svelte";

const target = document.getElementById("app");
if (target) mount(Dev, { target });
