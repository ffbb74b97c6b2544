const FEW = 3;

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.map((word) => (word.length > FEW ? word.replace(/(?:es|s)$/, '') : word)) ?? [];

/**
 * Whether somebody's words name a food, in part at least: 'toast' for 'whole wheat toast'. A model logs what the person
 * told, not what a note or a name in the data tells it to.
 * @param said all that the person's request may refer to
 */
export const isAskedFor = (food: string, said: string): boolean => {
  const known = new Set(wordsIn(said));
  const words = wordsIn(food);
  const telling = words.filter((word) => word.length >= FEW);
  return (telling.length > 0 ? telling : words).some((word) => known.has(word));
};
