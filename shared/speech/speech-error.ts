/**
 * Why a text is not read aloud, and the sentence that stands in `error` then (decision D40).
 * - `declined`: the person does not want words to go to a provider (decision D45)
 * - `limit`: the person had much read today
 * - `busy`: the speech service's quota
 * - `too_long`: longer than the speech service reads at once
 * - `not_configured`: there is no speech service behind the API here
 * - `unavailable`: the speech service failed or took too long
 */
export const speechMessages = {
  declined: 'You chose that no words go to an AI provider, so our voice does not read them.',
  limit: 'Our voice has read much for you today. It is back tomorrow.',
  busy: 'Our voice is in great demand right now.',
  too_long: 'This is too long for our voice.',
  not_configured: 'Our voice is not set up here.',
  unavailable: 'Our voice did not answer.',
} as const;

export type SpeechError = keyof typeof speechMessages;

/** Of a text of signs alone: no voice could read it. */
export const NOTHING_TO_READ = 'There is nothing to read aloud.';
