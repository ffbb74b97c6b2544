import { CodedError } from '#shared/errors/coded-error.ts';
import { MAX_RECORDING_SECONDS, type RecordingType } from '#shared/voice/recording.ts';
import type { OpenedRecording } from './packets.ts';

/** Longest head of a recording, bytes. More of it is sound, even where it breaks off so that no part is whole. */
const HEAD_BYTES = 1_024;

/** A recording that can be turned into words. */
export interface Recording extends OpenedRecording {
  bytes: Uint8Array;
  /** Nothing was recorded. */
  isEmpty: boolean;
  type: RecordingType;
}

/**
 * Checks what a recording holds. Its words are nobody's business here: no byte of it is logged.
 * @throws CodedError RECORDING_NOT_READABLE, RECORDING_TOO_LONG
 */
export const readRecording = async (bytes: Uint8Array, type: RecordingType): Promise<Recording> => {
  // The heaviest library of the function: it is loaded with the first recording.
  const { openRecording } = await import('./packets.ts');
  const opened = await openRecording(bytes, type).catch(() => {
    throw new CodedError('RECORDING_NOT_READABLE');
  });
  if (opened.seconds > MAX_RECORDING_SECONDS) throw new CodedError('RECORDING_TOO_LONG');
  return { ...opened, bytes, type, isEmpty: opened.seconds === 0 && bytes.length < HEAD_BYTES };
};
