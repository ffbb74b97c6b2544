import * as z from 'zod';
import type { VoiceTranscribed } from '#shared/voice/schema.ts';
import { type RecordingBucket, resultKeyOf } from '../platform/speech/recording-bucket.ts';
import type { SpeechJobs } from '../platform/speech/speech-jobs.ts';
import { jobOfName } from './job-name.ts';
import { failedBy, heardAs } from './outcome.ts';
import type { Outcome, VoiceJobRepository } from './repository.ts';

/** What EventBridge says when a job ends. Source: Amazon Transcribe Developer Guide, 'Using Amazon EventBridge'. */
export const jobEnded = z.object({
  detail: z.object({ TranscriptionJobName: z.string(), TranscriptionJobStatus: z.string() }),
});

/** What a job writes. Source: Amazon Transcribe Developer Guide, 'Data input and output'. */
const jobResult = z.object({
  results: z.object({ transcripts: z.array(z.object({ transcript: z.string() })) }),
});

interface Dependencies {
  repository: Pick<VoiceJobRepository, 'finish'>;
  bucket: Pick<RecordingBucket, 'read' | 'remove'>;
  speech: Pick<SpeechJobs, 'forget'>;
  jobPrefix: string;
  tell: (userId: string, messages: VoiceTranscribed[]) => Promise<unknown>;
}

/**
 * Keeps the words of a job that has ended, tells the person's windows, and removes everything that they were made from:
 * recording, result, and the job's own record. Told twice, it does no harm: the first words stay.
 */
export const createFinishJob = ({ repository, bucket, speech, jobPrefix, tell }: Dependencies) => {
  const outcomeOf = async (id: string, status: string): Promise<Outcome> => {
    const result = status === 'COMPLETED' ? await bucket.read(resultKeyOf(id)) : null;
    if (!result) return failedBy('unavailable');
    const { results } = jobResult.parse(JSON.parse(Buffer.from(result).toString()));
    return heardAs(results.transcripts.map(({ transcript }) => transcript).join(' '));
  };

  return async (event: unknown): Promise<void> => {
    const { TranscriptionJobName: name, TranscriptionJobStatus: status } = jobEnded.parse(event).detail;
    const job = jobOfName(jobPrefix, name);
    if (!job) return;
    const outcome = await outcomeOf(job.id, status);
    const isNews = await repository.finish(job.user_id, job.id, outcome);
    if (isNews) await tell(job.user_id, [{ type: 'voice_transcribed', job_id: job.id, ...outcome }]);
    await bucket.remove(job.id);
    await speech.forget(name);
  };
};
