import type { voiceRoutes } from '#shared/voice/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { logger } from '../platform/observability.ts';
import { createRecordingBucket } from '../platform/speech/recording-bucket.ts';
import { createSpeechJobs } from '../platform/speech/speech-jobs.ts';
import { hearSound } from '../platform/speech/speech-stream.ts';
import { openTable } from '../platform/table/client.ts';
import { createJob, readJob, startJob } from './job-endpoints.ts';
import { createVoiceJobRepository } from './repository.ts';
import { createVoiceJobs } from './service.ts';
import { transcribeClip } from './transcribe-clip.ts';

/** Builds the feature from its environment. */
export const createContainer = (): Endpoints<typeof voiceRoutes> => {
  const settings = environment('TABLE_NAME', 'RECORDING_BUCKET', 'SPEECH_JOB_PREFIX');
  const report = (reason: string, { name, message }: Error): void =>
    logger.warn('NO_WORDS', { reason, cause: `${name}: ${message}` });
  const jobs = createVoiceJobs({
    repository: createVoiceJobRepository(openTable(settings.TABLE_NAME), systemClock),
    bucket: createRecordingBucket(settings.RECORDING_BUCKET),
    speech: createSpeechJobs(),
    jobPrefix: settings.SPEECH_JOB_PREFIX,
    clock: systemClock,
    newId: newUlid,
    report,
  });
  return {
    transcribe: transcribeClip({ hear: hearSound, jobs, report }),
    createJob: createJob(jobs),
    startJob: startJob(jobs),
    readJob: readJob(jobs),
  };
};
