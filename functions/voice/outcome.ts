import { type VoiceError, voiceMessages } from '#shared/voice/voice-error.ts';
import type { Outcome } from './repository.ts';

/** Returns the outcome of a failed transcription, with a message for the user. */
export const failedBy = (error: VoiceError): Outcome => ({ error, text: voiceMessages[error] });

/**
 * Mean confidence below which the user is asked what was said. Amazon Transcribe rates clear speech at 0.9 and above;
 * chosen with scripted values, not measured with real recordings.
 */
const CONFIDENCE_FLOOR = 0.6;

/** Returns the transcript, or 'no_speech' if it is empty. @param confidence 0 to 1, null if unknown */
export const transcribedAs = (words: string, confidence: number | null): Outcome => {
  if (words.trim() === '') return failedBy('no_speech');
  const isUnsure = confidence !== null && confidence < CONFIDENCE_FLOOR;
  return { text: words.trim(), ...(isUnsure && { is_unsure: true as const }) };
};

/** Returns whether an outcome costs credits. */
export const isCharged = ({ error, is_unsure }: Pick<Outcome, 'error' | 'is_unsure'>): boolean =>
  error === undefined && is_unsure !== true;
