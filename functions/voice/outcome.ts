import { type VoiceError, voiceMessages } from '#shared/voice/voice-error.ts';
import type { Outcome } from './repository.ts';

/** Why there are no words, with the sentence for the person. */
export const failedBy = (error: VoiceError): Outcome => ({ error, text: voiceMessages[error] });

/** The words; where there are none, that nothing was said. */
export const heardAs = (words: string): Outcome =>
  words.trim() === '' ? failedBy('no_speech') : { text: words.trim() };
