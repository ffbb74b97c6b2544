import { openTranslator } from '#shared/language/translator.ts';

/** What the assistant says in a language. */
export const openExecutiveWords = openTranslator(
  () => import('#shared/languages/de/executive.json', { with: { type: 'json' } }),
);
