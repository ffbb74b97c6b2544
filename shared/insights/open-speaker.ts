import { type Speaker, speakerOf } from '../facts/speaker.ts';
import type { Language } from '../language/languages.ts';
import { openTranslator } from '../language/translator.ts';

/** The files of what insights say; those of the health check, which they name, too. */
export const insightTexts = [
  () => import('../languages/de/common.json', { with: { type: 'json' } }),
  () => import('../languages/de/facts.json', { with: { type: 'json' } }),
  () => import('../languages/de/health-check.json', { with: { type: 'json' } }),
  () => import('../languages/de/insights.json', { with: { type: 'json' } }),
] as const;

const open = openTranslator(...insightTexts);

/** Who tells insights in a language. */
export const openInsightSpeaker = async (language: Language): Promise<Speaker> =>
  speakerOf(await open(language));
