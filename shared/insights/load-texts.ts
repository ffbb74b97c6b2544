import { type Speaker, createSpeaker } from '../facts/speaker.ts';
import type { Language } from '../language/languages.ts';
import { openTranslator } from '../language/translator.ts';

/** Text files of the insights, and of the health check that they mention. */
export const insightTexts = [
  () => import('../languages/de/common.json', { with: { type: 'json' } }),
  () => import('../languages/de/facts.json', { with: { type: 'json' } }),
  () => import('../languages/de/health-check.json', { with: { type: 'json' } }),
  () => import('../languages/de/insights.json', { with: { type: 'json' } }),
] as const;

const open = openTranslator(...insightTexts);

/** Loads the texts of insights in a language. */
export const loadInsightSpeaker = async (language: Language): Promise<Speaker> =>
  createSpeaker(await open(language));
