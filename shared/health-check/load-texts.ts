import { openTranslator } from '../language/translator.ts';

/** Loads the texts of the recommendations in a language. */
export const loadHealthCheckTexts = openTranslator(
  () => import('../languages/de/common.json', { with: { type: 'json' } }),
  () => import('../languages/de/facts.json', { with: { type: 'json' } }),
  () => import('../languages/de/health-check.json', { with: { type: 'json' } }),
);
