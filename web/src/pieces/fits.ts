/** Long names are set narrower rather than cut, whatever the reader's letters are. */

const watcher = typeof ResizeObserver === "function" ? new ResizeObserver(narrow) : undefined;

/** Attached to a name in one line: it is never wider than what it stands in. */
export function fits(name: HTMLElement): (() => void) | void {
  const room = name.parentElement;
  if (!watcher || !room) return;
  watcher.observe(name);
  watcher.observe(room);
  return () => {
    watcher.unobserve(name);
    watcher.unobserve(room);
  };
}

// A name's width does not follow from how it is transformed, so this calls for no second look.
function narrow(changed: ResizeObserverEntry[]): void {
  for (const { target } of changed) {
    const name = target.matches("[data-fits]") ? target : target.querySelector(":scope > [data-fits]");
    const room = name?.parentElement?.clientWidth;
    if (!(name instanceof HTMLElement) || !room || !name.offsetWidth) continue;
    const share = room / name.offsetWidth;
    name.style.transform = share < 1 ? `scaleX(${share.toFixed(3)})` : "";
  }
}
