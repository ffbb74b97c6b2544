import * as z from 'zod';
import type { VoiceTranscribed } from '#shared/voice/schema.ts';
import { type RecordingBucket, resultKeyOf } from '../platform/speech/recording-bucket.ts';
import type { SpeechJobs } from '../platform/speech/speech-jobs.ts';
import { jobOfName, type NamedJob } from './job-name.ts';
import { failedBy } from './outcome.ts';
import type { PayForJob } from './pay-for-job.ts';
import type { Outcome, VoiceJobRepository } from './repository.ts';
import { wordsOfResult } from './words-of-result.ts';

/** What EventBridge says when a job ends. Source: Amazon Transcribe Developer Guide, 'Using Amazon EventBridge'. */
export const jobEnded = z.object({
  detail: z.object({ TranscriptionJobName: z.string(), TranscriptionJobStatus: z.string() }),
});

/** Lambda calls twice more what failed (Lambda Developer Guide, 'Asynchronous invocation'): nobody hears of it again. */
const LAST_CALL = 3;

interface Dependencies {
  repository: Pick<VoiceJobRepository, 'countEnding' | 'finish'>;
  bucket: Pick<RecordingBucket, 'read' | 'remove'>;
  speech: Pick<SpeechJobs, 'forget'>;
  pay: Pick<PayForJob, 'spend' | 'release'>;
  jobPrefix: string;
  tell: (userId: string, messages: VoiceTranscribed[]) => Promise<unknown>;
}

/**
 * Keeps the words of a job that has ended, tells the person's windows, takes the credits that words cost, and removes
 * everything that they were made from: recording, result, and the job's own record. Told twice, it does no harm: the first words stay. Words that cannot be
 * read at the last call are given up, so that nobody waits for them.
 */
export const createFinishJob = ({ repository, bucket, speech, pay, jobPrefix, tell }: Dependencies) => {
  const outcomeOf = async (id: string, status: string): Promise<Outcome> => {
    const result = status === 'COMPLETED' ? await bucket.read(resultKeyOf(id)) : null;
    return result ? wordsOfResult(result) : failedBy('unavailable');
  };

  const settle = async ({ user_id, id }: NamedJob, outcome: Outcome): Promise<void> => {
    const isNews = await repository.finish(user_id, id, outcome);
    if (isNews) await tell(user_id, [{ type: 'voice_transcribed', job_id: id, ...outcome }]);
    // Also for old news: what a crash left undone is done now, and what was done stays so.
    await (outcome.error === undefined ? pay.spend(user_id, id) : pay.release(user_id, id));
  };

  const keepWords = async (job: NamedJob, status: string): Promise<void> => {
    const call = await repository.countEnding(job.user_id, job.id);
    try {
      await settle(job, await outcomeOf(job.id, status));
    } catch (error) {
      if (call >= LAST_CALL) await settle(job, failedBy('unavailable'));
      throw error;
    }
  };

  return async (event: unknown): Promise<void> => {
    const { TranscriptionJobName: name, TranscriptionJobStatus: status } = jobEnded.parse(event).detail;
    const job = jobOfName(jobPrefix, name);
    if (!job) return;
    await keepWords(job, status);
    await bucket.remove(job.id);
    await speech.forget(name);
  };
};
