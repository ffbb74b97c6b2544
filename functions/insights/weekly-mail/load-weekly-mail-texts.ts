import { type Speaker, createSpeaker } from '#shared/facts/speaker.ts';
import { insightTexts } from '#shared/insights/load-texts.ts';
import type { Language } from '#shared/language/languages.ts';
import { openTranslator } from '#shared/language/translator.ts';

const open = openTranslator(
  ...insightTexts,
  () => import('#shared/languages/de/mails.json', { with: { type: 'json' } }),
);

/** Loads the texts of the weekly email in a language. */
export const loadWeeklyMailTexts = async (language: Language): Promise<Speaker> =>
  createSpeaker(await open(language));
