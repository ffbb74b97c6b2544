import { CodedError } from '#shared/errors/coded-error.ts';
import { MAX_RECORDING_SECONDS, type RecordingType } from '#shared/voice/recording.ts';
import type { OpenedRecording } from './packets.ts';

/** Maximum size of a header without audio, bytes. Anything larger contains audio, even if it is truncated. */
const HEAD_BYTES = 1_024;

/** A recording that can be transcribed. */
export interface Recording extends OpenedRecording {
  bytes: Uint8Array;
  /** Whether nothing was recorded. */
  isEmpty: boolean;
  type: RecordingType;
}

/**
 * Checks a recording. Its content is never logged.
 * @throws CodedError RECORDING_NOT_READABLE, RECORDING_TOO_LONG
 */
export const readRecording = async (bytes: Uint8Array, type: RecordingType): Promise<Recording> => {
  // Loaded on demand because it is the function's largest library.
  const { openRecording } = await import('./packets.ts');
  const opened = await openRecording(bytes, type).catch(() => {
    throw new CodedError('RECORDING_NOT_READABLE');
  });
  if (opened.seconds > MAX_RECORDING_SECONDS) throw new CodedError('RECORDING_TOO_LONG');
  return { ...opened, bytes, type, isEmpty: opened.seconds === 0 && bytes.length < HEAD_BYTES };
};
