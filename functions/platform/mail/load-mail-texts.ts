import { openTranslator } from '#shared/language/translator.ts';

/** Loads the email texts of a language. */
export const loadMailTexts = openTranslator(
  () => import('#shared/languages/de/common.json', { with: { type: 'json' } }),
  () => import('#shared/languages/de/mails.json', { with: { type: 'json' } }),
);
