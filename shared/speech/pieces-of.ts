/** Where a text may be cut, best first: after a sentence or line, after a part of one, after a word. */
const cuts = [/[.!?…]["')]?\s+|\n+/gu, /[,;:]\s+/gu, /\s+/gu];

const lastCut = (text: string): number => {
  for (const cut of cuts) {
    const end = [...text.matchAll(cut)].map((found) => found.index + found[0].length).at(-1);
    if (end !== undefined) return end;
  }
  return text.length;
};

/**
 * A text in pieces of at most so many characters, cut where a voice pauses. Nothing is lost but the space at a cut.
 * @param most characters of one piece
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
