const ends =
  'com|net|org|info|biz|io|co|app|dev|ai|me|ly|gl|shop|store|site|online|link|page|club|xyz|top|ru|cn|tv|de|at|ch|eu|uk|us|fr|nl|es|it|pl|be|se|dk|test|example|invalid|local';
const patterns: readonly RegExp[] = [
  /\b[a-z]{2,6}xps?:\/\/[^\s)\]"]+|\b(?:https?|ftp):?\/\/[^\s)\]"]+|\bwww\.[^\s)\]"]+/giu,
  new RegExp(
    String.raw`(?<![\p{L}\d@.-])[\p{L}\d][\p{L}\d-]*(?:\.[\p{L}\d-]+)*\.(?:${ends})(?![\p{L}\d-])(?:\/[^\s)\]"]*)?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])[\p{L}\d][\p{L}\d-]+\s?(?:\[\.\]|\(\.\)|\[dot\]|\(dot\)|\sdot\s|\[punkt\]|\spunkt\s)\s?(?:${ends})(?!\p{L})`,
    'giu',
  ),
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu,
  // Any host name with a path, letters with spaces between them, and names on social networks.
  /(?<![\p{L}\d@./-])[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\.[a-z]{2,}\/[^\s)\]"]+/giu,
  /\bw\s?w\s?w\s?\.\s?[\p{L}\d]+/giu,
  /[\p{L}\d-]{2,}\s?(?:\(at\)|\[at\]|\{at\}|\sat\s(?=[\p{L}\d-]+\s(?:dot|punkt)\s))\s?[\p{L}\d-]{2,}/giu,
  /(?<![\p{L}\d@._%+-])@[\p{L}\d_][\p{L}\d_.]{2,}/giu,
  /\]\((?!\s*#)([^)\s]{4,})\)/giu,
];

const bare = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^\]\(|\)$/gu, '')
    .replace(/^[a-z]{2,6}:\/?\/?/u, '')
    .replace(/^www\./u, '')
    .replace(/\s?(?:\[\.\]|\(\.\)|\[dot\]|\(dot\)|\sdot\s|\spunkt\s)\s?/gu, '.')
    .replace(/[.,;:!?'")/\]]+$/u, '');

/** Returns the first address in a text that was not given, or null. The scheme and 'www.' make no difference. */
export const findUnlistedLink = (text: string, given: string): string | null => {
  const known = given.toLowerCase();
  for (const pattern of patterns)
    for (const [link] of text.matchAll(pattern)) {
      const address = bare(link);
      const at = known.indexOf(address);
      // A part of a longer host name is another address.
      const isWhole =
        at !== -1 &&
        !/[\p{L}\d-]/u.test(known[at - 1] ?? '') &&
        !/[\p{L}\d-]/u.test(known[at + address.length] ?? '');
      if (address !== '' && !isWhole) return link;
    }
  return null;
};
