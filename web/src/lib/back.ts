/** The browser's *back*: it closes what lies over a page before it leaves the page. */

interface Closer {
  /** Close the topmost; is anything still open? */
  close: () => boolean;
}

const MARK = "haricot-over";
let closer: Closer | null = null;
const onMark = () => (history.state as Record<string, unknown> | null)?.[MARK] === true;
// one entry of the history stands for all that lies open: where it was made, or nowhere
let marked = onMark() ? location.href : "";

/** Something has been opened: the next *back* closes it. The function given back says that all is closed. */
export function closesOnBack(close: () => boolean): () => void {
  const mine = (closer = { close });
  if (!marked) {
    history.pushState({ [MARK]: true }, "");
    marked = location.href;
  }
  return () => {
    if (closer === mine) closer = null;
  };
}

addEventListener("popstate", () => {
  const before = marked;
  marked = onMark() ? location.href : ""; // forward again: what was closed stays closed
  if (marked || before !== location.href) return; // another page
  const open = closer;
  if (!open)
    history.back(); // all had been closed by hand: the entry was left over
  else if (open.close()) {
    history.pushState({ [MARK]: true }, "");
    marked = location.href;
  }
});
