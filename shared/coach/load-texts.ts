import { openTranslator } from '../language/translator.ts';

/** Loads the texts of rule-based answers in a language. */
export const loadCoachTexts = openTranslator(
  () => import('../languages/de/facts.json', { with: { type: 'json' } }),
  () => import('../languages/de/coach.json', { with: { type: 'json' } }),
);
