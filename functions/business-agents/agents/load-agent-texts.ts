import { openTranslator } from '#shared/language/translator.ts';

/** Loads the agents' rule-based texts in the user's language. */
export const loadAgentTexts = openTranslator(
  () => import('#shared/languages/de/agents.json', { with: { type: 'json' } }),
  () => import('#shared/languages/de/agent-actions.json', { with: { type: 'json' } }),
);
