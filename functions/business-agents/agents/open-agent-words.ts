import { openTranslator } from '#shared/language/translator.ts';

/** What the agents say by rules, in the language of whoever asks. */
export const openAgentWords = openTranslator(
  () => import('#shared/languages/de/agents.json', { with: { type: 'json' } }),
  () => import('#shared/languages/de/agent-actions.json', { with: { type: 'json' } }),
);
