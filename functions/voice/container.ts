import type { voiceRoutes } from '#shared/voice/routes.ts';
import { openCharge, openHolds } from '../credits/public.ts';
import { systemClock } from '../platform/clock.ts';
import { dailyLimits } from '../platform/limits/daily-limits.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { logger } from '../platform/observability.ts';
import { createRecordingBucket } from '../platform/speech/recording-bucket.ts';
import { createSpeechJobs } from '../platform/speech/speech-jobs.ts';
import { hearSound } from '../platform/speech/speech-stream.ts';
import { createRequireFeature } from '../platform/plan/require-feature.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import { openTable } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { createLanguageOfRequest, createReadConsent, withConsent } from '../profile/public.ts';
import { createCountSpeech } from './count-speech.ts';
import { createJob, readJob, startJob } from './job-endpoints.ts';
import { createRequireDictation } from './require-dictation.ts';
import { createPayForJob } from './pay-for-job.ts';
import { createVoiceJobRepository } from './repository.ts';
import { createVoiceJobs } from './service.ts';
import { transcribeClip } from './transcribe-clip.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof voiceRoutes> => {
  const settings = environment('TABLE_NAME', 'RECORDING_BUCKET', 'SPEECH_JOB_PREFIX');
  // Logs only the error's name: a library's message may contain the transcript.
  const report = (reason: string, { name }: Error): void => logger.warn('NO_WORDS', { reason, cause: name });
  const table = openTable(settings.TABLE_NAME);
  const readConsent = createReadConsent(table, systemClock);
  const languageOf = createLanguageOfRequest(table);
  const countSpeech = createCountSpeech(createCallCounter(table, systemClock, dailyLimits.speech));
  const needDictation = createRequireDictation(createRequireFeature(createReadPlan(table, systemClock)));
  const charge = openCharge(table, systemClock, (error) =>
    logger.error('CREDITS_NOT_GIVEN_BACK', error as Error),
  );
  const jobs = createVoiceJobs({
    repository: createVoiceJobRepository(table, systemClock),
    bucket: createRecordingBucket(settings.RECORDING_BUCKET),
    speech: createSpeechJobs(),
    countSpeech,
    needDictation,
    pay: createPayForJob(openHolds(table, systemClock)),
    jobPrefix: settings.SPEECH_JOB_PREFIX,
    clock: systemClock,
    newId: newUlid,
    report,
  });
  return {
    transcribe: withConsent(
      readConsent,
      transcribeClip({ hear: hearSound, languageOf, jobs, countSpeech, needDictation, charge, report }),
    ),
    createJob: withConsent(readConsent, createJob(jobs)),
    startJob: withConsent(readConsent, startJob(jobs, languageOf)),
    readJob: readJob(jobs),
  };
};
