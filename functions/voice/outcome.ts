import { type VoiceError, voiceMessages } from '#shared/voice/voice-error.ts';
import type { Outcome } from './repository.ts';

/** Returns the outcome of a failed transcription, with a message for the user. */
export const failedBy = (error: VoiceError): Outcome => ({ error, text: voiceMessages[error] });

/** Returns the transcript, or 'no_speech' if it is empty. */
export const transcribedAs = (words: string): Outcome =>
  words.trim() === '' ? failedBy('no_speech') : { text: words.trim() };
