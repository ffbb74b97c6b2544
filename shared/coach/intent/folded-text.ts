/** Contractions, also without their apostrophe, as people type them. German ones follow. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bi'm\b/g, 'i am'],
  // 'Im' is also German: 'im Büro'.
  [/\bim (?=(?:so|not|\w+ing|about|hungry|full|an?|the|in|on) )/g, 'i am '],
  [/\b(?:ive|i've)\b/g, 'i have'],
  [/\b(?:id|i'd)\b/g, 'i would'],
  [/\b(?:ill|i'll)\b/g, 'i will'],
  [/\b(he|she|it|that|there|what|who|how|where|when)'s\b/g, '$1 is'],
  [/\b(what|that|how|where|who)s\b/g, '$1 is'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(you|we|they)'ve\b/g, '$1 have'],
  [/\b(you|we|they)'ll\b/g, '$1 will'],
  [/\b(you|we|they)'d\b/g, '$1 would'],
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\bwo(?:n't|nt)\b/g, 'will not'],
  [/\b(do|did|does|is|are|was|were|have|has|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bu\b/g, 'you'],
  [/\b(?:pls|plz|plse)\b/g, 'please'],
  [/\b(?:tmrw|tmr|tomorow|tommorow|tommorrow)\b/g, 'tomorrow'],
  [/\b(?:yday|yest|yesterdya|yesteday)\b/g, 'yesterday'],
  [/\b(?:brekkie|brekky|brekkers|bfast|brunch)\b/g, 'breakfast'],
  [/\b(gab|gibt|gab's|gibt's|hab|habs|war|wars|ist)'?s\b/g, '$1 es'],
  [/\bgrad\b/g, 'gerade'],
  [/(?<!\p{L} )\bn (?=\p{L})/gu, 'ein '],
  [/\bn(e|en|er|em) (?=\p{L})/gu, 'ein$1 '],
];

/**
 * Normalizes a text for the intent rules: lower case, no diacritics, straight quotes, no contractions. Keeps
 * punctuation, which separates clauses.
 */
export const foldedText = (text: string): string =>
  contractions
    .reduce(
      (folded, [pattern, words]) => folded.replace(pattern, words),
      text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/ß/g, 'ss')
        .replace(/[’‘`´]/g, "'")
        .replace(/[\u2010-\u2015]/g, '-'),
    )
    .replace(/\s+/g, ' ')
    .trim();
