import * as z from 'zod';

/**
 * Why a recording has no transcript, with the message in `text` (decision D40).
 * - `quota_exceeded`: the provider's quota is reached
 * - `no_speech`: nothing intelligible was said
 * - `not_configured`: this environment has no speech recognition
 * - `unavailable`: the speech service failed or timed out
 */
export const voiceMessages = {
  quota_exceeded: 'Voice input is busy right now. Type your meal, or try again later.',
  no_speech: 'We didn’t hear any words. Try again, a little closer to the microphone.',
  not_configured: 'Speech recognition isn’t set up here. Type your meal instead.',
  unavailable: 'We couldn’t transcribe your recording. Try again, or type your meal.',
} as const;

export type VoiceError = keyof typeof voiceMessages;

export const voiceError = z.enum(Object.keys(voiceMessages) as [VoiceError, ...VoiceError[]]);
