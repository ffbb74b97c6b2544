/** Words that lists of contacts put before every column title, such as 'Person - Email'. */
const PREFIX = /^(?:person|people|contact|kontakt|lead|prospect|primary contact) (?=.)/;

/**
 * Returns text in lower case without accents and punctuation, for comparison: 'E-Mail-Adresse' becomes 'email adresse',
 * 'HasOptedOut' becomes 'has opted out'.
 */
export const normalizeText = (text: string): string =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\be (?=mails?\b|mail\p{L})/gu, 'e')
    .replaceAll(/\bopt (out|in)\b/g, 'opt$1')
    .replaceAll(/\bopted (out|in)\b/g, 'opted$1');

/** Returns a normalized column title without the prefix of the exporting CRM. */
export const normalizeTitle = (title: string): string => normalizeText(title).replace(PREFIX, '');
