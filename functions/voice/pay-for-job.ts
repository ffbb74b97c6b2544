import type { Holds } from '../credits/public.ts';
import { CodedError } from '#shared/errors/coded-error.ts';

/** Longer than a job may take. After that its credits are released automatically. */
const JOB_SECONDS = 25 * 60;

/** Manages the credits of recordings that are transcribed after the request. */
export interface PayForJob {
  /** Holds credits for a job. Keeps an existing hold. @throws CodedError CREDITS_EXHAUSTED, FAIR_USE_REACHED */
  reserve: (userId: string, id: string, deadline: AbortSignal) => Promise<void>;
  /** Spends the hold of a successful job. Does nothing if it has already ended. */
  spend: (userId: string, id: string) => Promise<void>;
  /** Releases the hold of a failed job. */
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
