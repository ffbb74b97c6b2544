/**
 * Why a text is not read aloud, with the message in `error` (decision D40).
 * - `declined`: the user declined AI providers (decision D45)
 * - `limit`: the user's daily limit is reached
 * - `busy`: the speech service's quota is reached
 * - `too_long`: longer than the speech service allows
 * - `not_configured`: this environment has no speech service
 * - `unavailable`: the speech service failed or timed out
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

/** Message for a text without words. */
export const NOTHING_TO_READ = 'There is no text to read.';
