import { openTranslator } from '#shared/language/translator.ts';

/** Loads the texts of planned follow-ups in a language. */
export const loadFollowUpTexts = openTranslator(
  () => import('#shared/languages/de/sdr.json', { with: { type: 'json' } }),
);
