import { openTranslator } from '#shared/language/translator.ts';

/** The words of mails in a language. */
export const openMailWords = openTranslator(
  () => import('#shared/languages/de/common.json', { with: { type: 'json' } }),
  () => import('#shared/languages/de/mails.json', { with: { type: 'json' } }),
);
