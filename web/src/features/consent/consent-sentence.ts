import { t } from '#web/lib/language/translate.ts';
/** Consent text, in one sentence. */
export const CONSENT_SENTENCE = t(
  'To recognise your food and to advise you, your photos, recordings, words that the food table does not know, and questions with the figures of your diary may be sent to an AI provider, which answers with what it makes of them.',
);
