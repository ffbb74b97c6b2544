import { openTranslator } from '#shared/language/translator.ts';

/** What a planned follow-up is called in a language. */
export const openFollowUpWords = openTranslator(
  () => import('#shared/languages/de/sdr.json', { with: { type: 'json' } }),
);
