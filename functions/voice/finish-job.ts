import * as z from 'zod';
import type { VoiceTranscribed } from '#shared/voice/schema.ts';
import { type RecordingBucket, resultKeyOf } from '../platform/speech/recording-bucket.ts';
import type { SpeechJobs } from '../platform/speech/speech-jobs.ts';
import { jobOfName, type NamedJob } from './job-name.ts';
import { failedBy, isCharged } from './outcome.ts';
import type { PayForJob } from './pay-for-job.ts';
import type { Outcome, VoiceJobRepository } from './repository.ts';
import { transcriptOfResult } from './transcript-of-result.ts';

/** EventBridge event for a finished job. Source: Amazon Transcribe Developer Guide, 'Using Amazon EventBridge'. */
const jobEnded = z.object({
  detail: z.object({ TranscriptionJobName: z.string(), TranscriptionJobStatus: z.string() }),
});

/**
 * Lambda retries a failed asynchronous invocation twice (Lambda Developer Guide, 'Asynchronous invocation'), so this is
 * the last attempt.
 */
const LAST_CALL = 3;

interface Dependencies {
  repository: Pick<VoiceJobRepository, 'countEnding' | 'finish'>;
  bucket: Pick<RecordingBucket, 'read' | 'remove'>;
  speech: Pick<SpeechJobs, 'forget'>;
  pay: Pick<PayForJob, 'spend' | 'release'>;
  jobPrefix: string;
  notify: (userId: string, messages: VoiceTranscribed[]) => Promise<unknown>;
}

/**
 * Completes a transcription job: stores the transcript, notifies the user's connections, charges the credits and
 * deletes the recording, the result and the job. Idempotent: the first transcript is kept. If the result still cannot
 * be read on the last attempt, the job fails, so that no one waits for it.
 */
export const createFinishJob = ({ repository, bucket, speech, pay, jobPrefix, notify }: Dependencies) => {
  const outcomeOf = async (id: string, status: string): Promise<Outcome> => {
    const result = status === 'COMPLETED' ? await bucket.read(resultKeyOf(id)) : null;
    return result ? transcriptOfResult(result) : failedBy('unavailable');
  };

  const settle = async ({ user_id, id }: NamedJob, outcome: Outcome): Promise<void> => {
    const isNews = await repository.finish(user_id, id, outcome);
    if (isNews) await notify(user_id, [{ type: 'voice_transcribed', job_id: id, ...outcome }]);
    // Also runs for a duplicate event, to complete what a crash left undone. Both calls are idempotent.
    await (isCharged(outcome) ? pay.spend(user_id, id) : pay.release(user_id, id));
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
