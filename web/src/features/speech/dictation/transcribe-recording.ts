import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { recordingTypeOf } from '#shared/voice/recording.ts';
import { voiceRoutes } from '#shared/voice/routes.ts';
import type { Transcript } from '#shared/voice/schema.ts';
import { call } from '#web/lib/api/call.ts';
import type { Transcribe } from './transcription.ts';
import { voiceJobQuery } from '../voice-message/voice-jobs.ts';

const base64Of = (recording: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The recording could not be read.'));
    reader.readAsDataURL(recording);
  });

/** Waits for the transcript of a job. */
const wordsOfJob = (id: string, queryClient: QueryClient, signal: AbortSignal): Promise<Transcript> =>
  new Promise((resolve, reject) => {
    const observer = new QueryObserver(queryClient, voiceJobQuery(id));
    const look = (): void => {
      const { data, error, isFetching } = observer.getCurrentResult();
      if (data?.status === 'done') end(() => resolve(data));
      else if (error && !isFetching) end(() => reject(error));
    };
    const stop = observer.subscribe(look);
    const abort = (): void => end(() => reject(signal.reason as Error));
    signal.addEventListener('abort', abort);
    look();

    function end(callback: () => void): void {
      stop();
      signal.removeEventListener('abort', abort);
      callback();
    }
  });

/**
 * Transcribes recordings on the server, synchronously or as a job. A recording with a job is not uploaded again.
 * @returns the transcript, or in `error` the reason why there is none
 * @throws ApiError; the abort reason if `signal` aborts
 */
export const transcribeRecording =
  (queryClient: QueryClient): Transcribe =>
  async ({ sound, key, job_id }, { signal, onJob }) => {
    if (job_id !== null) return wordsOfJob(job_id, queryClient, signal);
    const content_type = recordingTypeOf(sound.type) ?? 'audio/webm';
    const body = { audio: await base64Of(sound), content_type };
    const answer = await call(voiceRoutes.transcribe, { body, signal, idempotencyKey: key });
    if (answer.job_id === undefined) return answer;
    onJob(answer.job_id);
    return wordsOfJob(answer.job_id, queryClient, signal);
  };
