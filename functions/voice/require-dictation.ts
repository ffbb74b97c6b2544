import { MAX_MEAL_SECONDS } from '#shared/voice/recording.ts';
import type { RequireFeature } from '../platform/plan/require-feature.ts';
import type { Recording } from './recording/read-recording.ts';

/** @throws CodedError TIER_REQUIRED for a recording longer than a meal, unless the user's plan has dictation */
export type RequireDictation = (userId: string, recording: Pick<Recording, 'seconds'>) => Promise<void>;

/**
 * Dictating a whole day depends on the plan; logging a meal does not (decision D18). Only the length distinguishes them, since a meal that the stream cannot transcribe becomes a job on every plan (decision 0016).
 */
export const createRequireDictation =
  (needFeature: RequireFeature): RequireDictation =>
  async (userId, { seconds }) => {
    if (seconds > MAX_MEAL_SECONDS) await needFeature(userId, 'voice_logging');
  };
