/** Longer messages are not questions. */
const MAX_MESSAGE_LENGTH = 1_000;

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(i)'?m\b/g, '$1 am'],
  [/\b(what|how|where|who|when|that|it|she|he|there|here)'s\b/g, '$1 is'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(i|you|we|they)'ve\b/g, '$1 have'],
  [/\b(i|you|we|they)'d\b/g, '$1 would'],
  [/\b(i|you|we|they)'ll\b/g, '$1 will'],
  [/\bcan(?:no|')?t\b/g, 'cannot'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|did|does|is|are|was|were|have|has|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\bdidja\b/g, 'did you'],
  [/\b(?:gonna)\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bu\b/g, 'you'],
  [/\br\b/g, 'are'],
  [/\bur\b/g, 'your'],
];

/**
 * Normalizes a message: lower case, plain letters and punctuation, no contractions. Keeps digits and the punctuation of
 * numbers and dates.
 */
export const plainMessage = (message: string): string => {
  const lower = message
    .slice(0, MAX_MESSAGE_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-');
  const open = contractions
    .reduce((text, [pattern, words]) => text.replace(pattern, words), lower)
    .replace(/\b(?:what|how|where|that)s\b/g, (word) => `${word.slice(0, -1)} is`);
  return open
    .replace(/'s\b/g, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/[^\p{L}\p{N}%.,/:+-]+/gu, ' ')
    .replace(/(?<!\d)[.,:/](?!\d)|(?<=\d)[.,:](?=\s|$)|(?<=[^\d\s])[.,:](?=\d)|(?<=\d)[,:](?=[^\d])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};
