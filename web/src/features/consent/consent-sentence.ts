/** What a person agrees to or not, in one sentence. */
export const CONSENT_SENTENCE =
  'To recognise your food, photos and recordings may be sent to an AI provider, which answers with what it sees or hears.';
