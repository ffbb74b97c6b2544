import { t } from '#web/lib/language/translate.ts';
/** Consent text, in one sentence. */
export const CONSENT_SENTENCE = t(
  'To recognize your food and give you advice, we may send an AI provider your photos, recordings, foods our database doesn’t know, and your questions along with diary data.',
);
