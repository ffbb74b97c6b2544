import type { CountCall } from '../platform/limits/count-call.ts';
import type { Recording } from './recording/read-recording.ts';

/** Counts the seconds of a recording sent to the speech service. @throws CodedError DAILY_LIMIT_REACHED */
export type CountSpeech = (userId: string, recording: Recording) => Promise<void>;

/** Counts at least one second per recording. */
export const createCountSpeech =
  (count: CountCall): CountSpeech =>
  (userId, { seconds }) =>
    count(userId, Math.max(1, Math.ceil(seconds)));
