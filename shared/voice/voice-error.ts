import * as z from 'zod';

/**
 * Why a recording has no transcript, with the message in `text` (decision D40).
 * - `quota_exceeded`: the provider's quota is reached
 * - `no_speech`: nothing intelligible was said
 * - `not_configured`: this environment has no speech recognition
 * - `unavailable`: the speech service failed or timed out
 */
export const voiceMessages = {
  quota_exceeded: 'Voice input is at its limit right now. Please type your meal, or try again later.',
  no_speech: 'We did not hear any words. Please try again, a little closer to the microphone.',
  not_configured: 'Speech recognition is not set up here. Please type your meal instead.',
  unavailable: 'We could not turn your recording into words. Please try again, or type your meal.',
} as const;

export type VoiceError = keyof typeof voiceMessages;

export const voiceError = z.enum(Object.keys(voiceMessages) as [VoiceError, ...VoiceError[]]);
