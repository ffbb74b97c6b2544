import { openHolds } from '../credits/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { pushMessageFromEnvironment } from '../platform/sockets/push-message.ts';
import { createRecordingBucket } from '../platform/speech/recording-bucket.ts';
import { createSpeechJobs } from '../platform/speech/speech-jobs.ts';
import { openTable } from '../platform/table/client.ts';
import { createNotifyUser, createSocketRepository } from '../realtime/public.ts';
import { createFinishJob } from './finish-job.ts';
import { createPayForJob } from './pay-for-job.ts';
import { createVoiceJobRepository } from './repository.ts';

const settings = environment('TABLE_NAME', 'RECORDING_BUCKET', 'SPEECH_JOB_PREFIX');
const table = openTable(settings.TABLE_NAME);

export const handler = createJobHandler(
  createFinishJob({
    repository: createVoiceJobRepository(table, systemClock),
    bucket: createRecordingBucket(settings.RECORDING_BUCKET),
    speech: createSpeechJobs(),
    pay: createPayForJob(openHolds(table, systemClock)),
    jobPrefix: settings.SPEECH_JOB_PREFIX,
    notify: createNotifyUser({
      sockets: createSocketRepository(table, systemClock),
      push: pushMessageFromEnvironment(),
      report: (error) => logger.error('WINDOW_NOT_TOLD', { error }),
    }),
  }),
);
