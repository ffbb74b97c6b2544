import * as z from 'zod';

/**
 * Why a recording gave no words, and the sentence that stands in `text` then (decision D40).
 * - `quota_exceeded`: the provider's quota
 * - `no_speech`: nothing was said, or nothing that could be understood
 * - `not_configured`: there is no speech recognition behind the API here
 * - `unavailable`: the speech service failed or took too long
 */
export const voiceMessages = {
  quota_exceeded: 'Voice input is at its limit right now. Please type your meal, or try again later.',
  no_speech: 'We did not hear any words. Please try again, a little closer to the microphone.',
  not_configured: 'Speech recognition is not set up here. Please type your meal instead.',
  unavailable: 'We could not turn your recording into words. Please try again, or type your meal.',
} as const;

export type VoiceError = keyof typeof voiceMessages;

export const voiceError = z.enum(Object.keys(voiceMessages) as [VoiceError, ...VoiceError[]]);
