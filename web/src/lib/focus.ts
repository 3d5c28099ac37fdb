/** Whoever goes by keyboard or by ear is never lost: when what has the focus goes away, it comes to rest nearby. */

const RESTS = [".over .sheet[tabindex]", "[data-rest]", "#main"]; // an open sheet first, then where one's own things lie

function isShown(each: HTMLElement): boolean {
  return each.getClientRects().length > 0;
}

function rest(): HTMLElement | undefined {
  return RESTS.flatMap((place) => [...document.querySelectorAll<HTMLElement>(place)]).find(isShown);
}

/** Watch over the focus of the whole page; gives what ends it. */
export function holdFocus(): () => void {
  let last: Node | null = null;
  const note = ({ target }: FocusEvent) => (last = target as Node);
  const look = () => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    rest()?.focus({ preventScroll: true }); // none: the next page is on its way
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", note);
  return () => {
    changes.disconnect();
    document.removeEventListener("focusin", note);
  };
}

/** Where there is something to choose from now: whoever rests on the table goes on from there, and need not search behind them. */
export function comesForward(choices: HTMLElement): void {
  if (document.activeElement?.matches("[data-rest]")) choices.focus({ preventScroll: true });
}
