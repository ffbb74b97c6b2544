/** Where a text may be cut, best first: after a sentence or line, after a clause, after a word. */
const cuts = [/[.!?…]["')]?\s+|\n+/gu, /[,;:]\s+/gu, /\s+/gu];

const lastCut = (text: string): number => {
  for (const cut of cuts) {
    const end = [...text.matchAll(cut)].map((found) => found.index + found[0].length).at(-1);
    if (end !== undefined) return end;
  }
  return text.length;
};

/**
 * Splits a text where a voice would pause. Only the whitespace at a cut is lost.
 * @param most maximum characters per piece
 */
export const piecesOf = (text: string, most: number): string[] => {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const end = lastCut(rest.slice(0, most));
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
};
