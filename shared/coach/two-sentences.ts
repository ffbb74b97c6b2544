/** The first two sentences of a text: what the assistant says (decision D40). Points in figures and words end none. */
export const twoSentences = (text: string): string => {
  const ends = [...text.matchAll(/[.!?…](?:["”')\]]*)(?=\s+["“(]?\p{Lu}|\s*\n|\s*$)/gu)];
  const second = ends[1];
  return second === undefined ? text : text.slice(0, second.index + second[0].length);
};
