import type { Holds } from '../credits/holds.ts';
import { CodedError } from '#shared/errors/coded-error.ts';

/** Longer than a job may take before it counts as lost: then its credits go back by themselves. */
const JOB_SECONDS = 25 * 60;

/** The credits of recordings that become words after the request. */
export interface PayForJob {
  /** Sets them aside; a job that has them already keeps them. @throws CodedError CREDITS_EXHAUSTED, FAIR_USE_REACHED */
  reserve: (userId: string, id: string, deadline: AbortSignal) => Promise<void>;
  /** For words. What ended already stays as it ended. */
  spend: (userId: string, id: string) => Promise<void>;
  /** For anything else. */
  release: (userId: string, id: string) => Promise<void>;
}

const keyOf = (id: string): string => `voice-job:${id}`;

export const createPayForJob = (holds: Pick<Holds, 'reserve' | 'spendJob' | 'releaseJob'>): PayForJob => ({
  reserve: async (user_id, id, deadline) => {
    const job = { user_id, key: keyOf(id), request_hash: 'job', action: 'voice_transcription' } as const;
    try {
      await holds.reserve({ ...job, seconds: JOB_SECONDS, deadline });
    } catch (error) {
      if (!(error instanceof CodedError && error.code === 'REQUEST_RUNNING')) throw error;
    }
  },
  spend: (userId, id) => holds.spendJob(userId, keyOf(id)),
  release: (userId, id) => holds.releaseJob(userId, keyOf(id)),
});
