import { openTranslator } from '#shared/language/translator.ts';

/** Loads the assistant's texts in a language. */
export const loadExecutiveTexts = openTranslator(
  () => import('#shared/languages/de/executive.json', { with: { type: 'json' } }),
);
