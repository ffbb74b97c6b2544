import { CodedError } from '#shared/errors/coded-error.ts';
import type { Language } from '#shared/language/languages.ts';
import { speechLocales } from '#shared/language/speech-locale.ts';
import type { RecordingType } from '#shared/voice/recording.ts';
import type { Transcript, VoiceJob } from '#shared/voice/schema.ts';
import type { VoiceError } from '#shared/voice/voice-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { NewId } from '../platform/ids.ts';
import { type RecordingBucket, recordingKeyOf, resultKeyOf } from '../platform/speech/recording-bucket.ts';
import { speechFailure } from '../platform/speech/speech-failure.ts';
import type { SpeechJobs } from '../platform/speech/speech-jobs.ts';
import type { Payer } from '../credits/public.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { CountSpeech } from './count-speech.ts';
import { jobIdOf } from './job-id-of.ts';
import { jobNameOf } from './job-name.ts';
import type { RequireDictation } from './require-dictation.ts';
import { failedBy } from './outcome.ts';
import type { PayForJob } from './pay-for-job.ts';
import { readRecording, type Recording } from './recording/read-recording.ts';
import type { VoiceJobRepository } from './repository.ts';

const UPLOAD_SECONDS = 300;
/** A job takes about as long as its recording. After this time its completion event is considered lost. */
const MAX_JOB_MS = 20 * 60_000;

/** How a job is started. */
interface StartedWith {
  /** The language that is spoken. */
  language: Language;
  deadline: AbortSignal;
}

interface Dependencies {
  repository: VoiceJobRepository;
  bucket: RecordingBucket;
  speech: Pick<SpeechJobs, 'start'>;
  countSpeech: CountSpeech;
  needDictation: RequireDictation;
  pay: PayForJob;
  /** Name prefix of this environment's jobs. */
  jobPrefix: string;
  clock: Clock;
  newId: NewId;
  /** Logs why the transcription failed. */
  report: (reason: VoiceError, error: Error) => void;
}

/** Transcribes recordings with batch jobs. */
export const createVoiceJobs = (dependencies: Dependencies) => {
  const { repository, bucket, speech, countSpeech, needDictation, pay, jobPrefix, clock, newId, report } =
    dependencies;

  /** Ends a job that could not start: deletes its recording and releases its credits. */
  const giveUp = async (userId: string, id: string, reason: VoiceError): Promise<Transcript> => {
    const outcome = failedBy(reason);
    await repository.finish(userId, id, outcome);
    await pay.release(userId, id);
    await bucket.remove(id);
    return outcome;
  };

  const begin = async (
    userId: string,
    { id, type, language, deadline }: StartedWith & { id: string; type: RecordingType },
  ): Promise<Transcript> => {
    const job = {
      name: jobNameOf(jobPrefix, { user_id: userId, id }),
      type,
      locale: speechLocales[language],
      bucket: bucket.name,
      key: recordingKeyOf(id),
      resultKey: resultKeyOf(id),
    };
    try {
      await speech.start(job, deadline);
    } catch (error) {
      const reason = speechFailure(error);
      if (reason === null) {
        await pay.release(userId, id);
        throw error;
      }
      report(reason, error as Error);
      return giveUp(userId, id, reason);
    }
    await repository.begin(userId, id);
    return { text: '', job_id: id };
  };

  /** Reads a recording that the user may dictate. Deletes it otherwise. */
  const readAllowed = async (
    userId: string,
    id: string,
    bytes: Uint8Array,
    type: RecordingType,
  ): Promise<Recording> => {
    try {
      const recording = await readRecording(bytes, type);
      if (!recording.isEmpty) await needDictation(userId, recording);
      return recording;
    } catch (error) {
      await bucket.remove(id);
      throw error;
    }
  };

  /**
   * Holds the job's credits, then counts its seconds: a recording without credits does not use up the daily limit.
   * @throws CodedError CREDITS_EXHAUSTED, FAIR_USE_REACHED; DAILY_LIMIT_REACHED, which releases the credits
   */
  const reserveAndCount = async (
    userId: string,
    id: string,
    count: () => Promise<void>,
    deadline: AbortSignal,
  ): Promise<void> => {
    await pay.reserve(userId, id, deadline);
    try {
      await count();
    } catch (error) {
      await pay.release(userId, id);
      throw error;
    }
  };

  return {
    permitUpload: async (userId: string, type: RecordingType) => {
      const id = newId();
      await repository.expect(userId, id, type);
      const form = await bucket.uploadForm(id, type, UPLOAD_SECONDS);
      const expires = new Date(clock().getTime() + UPLOAD_SECONDS * 1000);
      return { job_id: id, ...form, expires_at: expires.toISOString() };
    },

    /** Returns the job that the same request started earlier, or null. */
    startedBy: async (userId: string, press: Idempotency): Promise<Transcript | null> => {
      const id = jobIdOf(userId, press);
      const job = await repository.find(userId, id);
      return job && job.status !== 'awaited' ? { text: '', job_id: id } : null;
    },

    /**
     * Stores a recording sent within the request and starts its transcription, once per request.
     * @param options `isCounted`: whether its seconds are part of the daily limit already
     */
    transcribe: async (
      { user_id: userId, idempotency, deadline }: Payer,
      recording: Recording,
      { language, isCounted }: { language: Language; isCounted: boolean },
    ): Promise<Transcript> => {
      const { bytes, type } = recording;
      const id = jobIdOf(userId, idempotency);
      const count = async () => (isCounted ? undefined : countSpeech(userId, recording));
      // Runs first, so that a recording without credits is not stored.
      await reserveAndCount(userId, id, count, deadline);
      try {
        await repository.expect(userId, id, type);
        await bucket.keep({ id, bytes, type }, deadline);
      } catch (error) {
        await pay.release(userId, id);
        throw error;
      }
      return begin(userId, { id, type, language, deadline });
    },

    /**
     * Checks an uploaded recording and starts its transcription. Idempotent.
     * @throws CodedError VOICE_JOB_NOT_FOUND if it does not belong to the user or was not uploaded
     * @throws CodedError RECORDING_NOT_READABLE, RECORDING_TOO_LONG, TIER_REQUIRED; the recording is deleted then
     * @throws CodedError CREDITS_EXHAUSTED, FAIR_USE_REACHED, DAILY_LIMIT_REACHED; the recording can be started again with
     * new credits, or on the next day
     */
    start: async (userId: string, id: string, { language, deadline }: StartedWith): Promise<Transcript> => {
      const job = await repository.find(userId, id);
      if (!job) throw new CodedError('VOICE_JOB_NOT_FOUND');
      if (job.status !== 'awaited') return { text: '', job_id: id };
      const bytes = await bucket.read(recordingKeyOf(id));
      if (!bytes) throw new CodedError('VOICE_JOB_NOT_FOUND');
      const recording = await readAllowed(userId, id, bytes, job.content_type);
      if (recording.isEmpty) return giveUp(userId, id, 'no_speech');
      await reserveAndCount(userId, id, () => countSpeech(userId, recording), deadline);
      return begin(userId, { id, type: job.content_type, language, deadline });
    },

    /** @throws CodedError VOICE_JOB_NOT_FOUND */
    read: async (userId: string, id: string): Promise<VoiceJob> => {
      const job = await repository.find(userId, id);
      if (!job) throw new CodedError('VOICE_JOB_NOT_FOUND');
      const { status, text = '', error, is_unsure } = job;
      const isLost = status === 'transcribing' && clock().getTime() - Date.parse(job.created_at) > MAX_JOB_MS;
      if (isLost) return { id, status: 'done', ...failedBy('unavailable') };
      return {
        id,
        status,
        text,
        ...(error !== undefined && { error: error as VoiceError }),
        ...(is_unsure === true && { is_unsure }),
      };
    },
  };
};

export type VoiceJobs = ReturnType<typeof createVoiceJobs>;
