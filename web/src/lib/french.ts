/** French words that lean on the name behind them: the browser's half of `haricot/locales/french.py`. */

const VOWELS = "aeiouœæ";
const NUMBERED = /^Joueur(?= \d+$)/; // a common noun, unlike a name

/** Whose it is: de Mia, d’Anne, d’Yves, de Yann, de Hugo, du joueur 2. */
export function of(name: string): string {
  if (NUMBERED.test(name)) return name.replace(NUMBERED, "du joueur");
  return elides(name) ? `d’${name}` : `de ${name}`;
}

/** Whom it goes to: à Mia, au joueur 2. */
export function to(name: string): string {
  return NUMBERED.test(name) ? name.replace(NUMBERED, "au joueur") : `à ${name}`;
}

/** Does a name swallow a vowel before it? An h may or may not: never wrong is that it does not. */
function elides(name: string): boolean {
  const letters = [...name].slice(0, 2).map((letter) => letter.normalize("NFD").slice(0, 1).toLowerCase());
  const [first = "", second = ""] = letters;
  if (first === "y") return /^\p{L}$/u.test(second) && !`${VOWELS}y`.includes(second);
  return first !== "" && VOWELS.includes(first);
}
