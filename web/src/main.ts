import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { begin } from "./lib/i18n.svelte";

await begin();
mount(App, { target: document.getElementById("app")! });
