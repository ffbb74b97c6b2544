import type { EventBus } from '../eventbridge/event-bus.ts';
import { LOCAL_ACCOUNT } from '../../template/model.ts';
import type { ObjectStore } from '../s3/object-store.ts';
import type { SpeechRecognizer } from './speech-recognizer.ts';
import { badRequest } from './errors.ts';
import { AwsError } from '../../gateway/aws-error.ts';

/** The location of an object. */
export interface ObjectPlace {
  bucket: string;
  key: string;
}

export interface NewJob {
  name: string;
  media: ObjectPlace;
  output: ObjectPlace;
}

export interface TranscriptionJob extends NewJob {
  status: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';
  failureReason?: string;
  createdAt: Date;
}

interface Settings {
  recognizer: SpeechRecognizer;
  objects: ObjectStore;
  events: EventBus;
  clock: () => Date;
  report(error: unknown): void;
}

/** Time limit for one job, in ms. Ten minutes of speech take about three minutes on this machine. */
const LIMIT_MS = 15 * 60_000;

/** Creates the result file of a job. Source: Amazon Transcribe Developer Guide, 'Data input and output'. */
const resultOf = (name: string, words: string): string =>
  JSON.stringify({
    jobName: name,
    accountId: LOCAL_ACCOUNT,
    status: 'COMPLETED',
    results: { transcripts: [{ transcript: words }], items: [] },
  });

/** Creates Transcribe's batch jobs. They are kept in memory: a restart loses unfinished jobs. */
export const createTranscriptionJobs = ({ recognizer, objects, events, clock, report }: Settings) => {
  const jobs = new Map<string, TranscriptionJob>();
  const stopping = new AbortController();

  const run = async (job: TranscriptionJob, bytes: Uint8Array): Promise<void> => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(LIMIT_MS)]);
    try {
      const words = await recognizer.wordsIn({ bytes, inputOptions: [] }, signal);
      await objects.put(job.output.bucket, job.output.key, resultOf(job.name, words), {
        contentType: 'application/json',
      });
      job.status = 'COMPLETED';
    } catch (error) {
      if (stopping.signal.aborted) return;
      report(error);
      job.status = 'FAILED';
      job.failureReason = 'The media could not be transcribed.';
    }
    await events.emit({
      source: 'aws.transcribe',
      type: 'Transcribe Job State Change',
      detail: { TranscriptionJobName: job.name, TranscriptionJobStatus: job.status },
    });
  };

  return {
    /** Starts a job. @throws AwsError ConflictException for an existing name; BadRequestException for missing media */
    start: async (job: NewJob): Promise<TranscriptionJob> => {
      if (jobs.has(job.name))
        throw new AwsError('ConflictException', 'The requested job name already exists.', 400);
      const media = await objects.get(job.media.bucket, job.media.key);
      if (!media) throw badRequest("The S3 URI that you provided can't be accessed.");
      const started: TranscriptionJob = { ...job, status: 'IN_PROGRESS', createdAt: clock() };
      jobs.set(job.name, started);
      run(started, media.body).catch(report);
      return started;
    },
    find: (name: string): TranscriptionJob | undefined => jobs.get(name),
    /** Deletes a job. @returns false when it did not exist */
    remove: (name: string): boolean => jobs.delete(name),
    stop: (): void => stopping.abort(),
  };
};

export type TranscriptionJobs = ReturnType<typeof createTranscriptionJobs>;
