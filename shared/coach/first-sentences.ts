/**
 * Returns the first two sentences of a text, which is what the assistant says (decision D40). Periods in numbers and
 * words do not end a sentence.
 */
export const firstTwoSentences = (text: string): string => {
  const ends = [...text.matchAll(/[.!?…](?:["”')\]]*)(?=\s+["“(]?\p{Lu}|\s*\n|\s*$)/gu)];
  const second = ends[1];
  return second === undefined ? text : text.slice(0, second.index + second[0].length);
};
