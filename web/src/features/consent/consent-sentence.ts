/** What a person agrees to or not, in one sentence. */
export const CONSENT_SENTENCE =
  'To recognise your food, photos, recordings and words that the food table does not know may be sent to an AI provider, which answers with what it makes of them.';
