import {
  ConflictException,
  DeleteTranscriptionJobCommand,
  NotFoundException,
  StartTranscriptionJobCommand,
  TranscribeClient,
} from '@aws-sdk/client-transcribe';
import type { SpeechLocale } from '#shared/language/speech-locale.ts';
import type { RecordingType } from '#shared/voice/recording.ts';
import { callLimits } from '../call-limits.ts';

const SILENCE_MS = 3_000;

const formats = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/wav': 'wav',
} as const satisfies Record<RecordingType, string>;

/** A recording in a bucket to be transcribed. */
export interface SpeechJob {
  name: string;
  type: RecordingType;
  /** The language that is spoken. */
  locale: SpeechLocale;
  bucket: string;
  /** Key of the recording. */
  key: string;
  /** Key of the transcript. */
  resultKey: string;
}

/** Runs batch jobs of Amazon Transcribe. */
export const createSpeechJobs = (silence = SILENCE_MS) => {
  const client = new TranscribeClient({ requestHandler: callLimits(silence), maxAttempts: 2 });

  return {
    /** Starts a job. Does nothing if one of the same name is running. */
    start: async (job: SpeechJob, deadline: AbortSignal): Promise<void> => {
      const start = new StartTranscriptionJobCommand({
        TranscriptionJobName: job.name,
        LanguageCode: job.locale,
        MediaFormat: formats[job.type],
        Media: { MediaFileUri: `s3://${job.bucket}/${job.key}` },
        OutputBucketName: job.bucket,
        OutputKey: job.resultKey,
      });
      try {
        await client.send(start, { abortSignal: deadline });
      } catch (error) {
        if (!(error instanceof ConflictException)) throw error;
      }
    },

    /** Deletes a finished job, which Transcribe would otherwise keep for 90 days. */
    forget: async (name: string): Promise<void> => {
      try {
        await client.send(new DeleteTranscriptionJobCommand({ TranscriptionJobName: name }));
      } catch (error) {
        if (!(error instanceof NotFoundException)) throw error;
      }
    },
  };
};

export type SpeechJobs = ReturnType<typeof createSpeechJobs>;
