import { MAX_MEAL_SECONDS } from '#shared/voice/recording.ts';
import type { NeedFeature } from '../platform/plan/need-feature.ts';
import type { Recording } from './recording/read-recording.ts';

/** @throws CodedError TIER_REQUIRED for a recording longer than a meal, unless the person's plan has dictation */
export type NeedDictation = (userId: string, recording: Pick<Recording, 'seconds'>) => Promise<void>;

/**
 * Dictation of a whole day is a matter of the plan, telling a meal is not (decision D18). The length tells them apart,
 * not the way a recording takes: a meal that the stream cannot hear becomes a job for everybody (decision 0016).
 */
export const createNeedDictation =
  (needFeature: NeedFeature): NeedDictation =>
  async (userId, { seconds }) => {
    if (seconds > MAX_MEAL_SECONDS) await needFeature(userId, 'voice_logging');
  };
