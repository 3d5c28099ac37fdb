import type { Snippet } from "svelte";
import type { Hands, Scene, Texts } from "./scene";
import type { Ui } from "./ui.svelte";

/** What every game's table gets. */
export interface TableProps {
  scene: Scene;
  say: Texts;
  ui: Ui;
  hands: Hands | undefined;
  /** slips and the status line */
  paper?: Snippet;
}
