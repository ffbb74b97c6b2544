import { Duration } from 'aws-cdk-lib';
import { Match, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantRecordingResults, grantRecordings } from '../../constructs/grants/grant-recordings.ts';
import { grantSocketPush } from '../../constructs/grants/grant-socket-push.ts';
import { grantTable, readWrite } from '../../constructs/grants/grant-table.ts';
import {
  grantTranscription,
  grantTranscriptionCleanup,
  speechJobPrefix,
} from '../../constructs/grants/grant-transcription.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import type { Resources } from '../../resources.ts';

/** Adds transcription of recordings: short ones immediately, longer ones by a job. */
export const addVoice = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'voice', {
    impact: 'Users whose browser has no speech recognition have to type their meals.',
    access: readWrite,
    calls: 'services',
  });
  grantRecordings(fn, resources.recordings);
  grantTranscription(fn, resources, resources.recordings);
  addFinish(resources);
};

/** Stores the transcript when a job ends, notifies the user, and deletes the recording. */
const addFinish = (resources: Resources): void => {
  const fn = createFunction(resources, {
    feature: 'voice',
    name: 'finish',
    timeout: Duration.seconds(60),
    impact: 'Users wait for the transcript of a long recording, which stays stored for up to two days.',
  });
  grantTable(fn, resources.table, readWrite);
  grantRecordingResults(fn, resources.recordings);
  grantTranscriptionCleanup(fn, resources);
  grantSocketPush(fn, resources.sockets);
  const ended = new Rule(resources.stack, 'SpeechJobEnded', {
    eventPattern: {
      source: ['aws.transcribe'],
      detailType: ['Transcribe Job State Change'],
      detail: {
        TranscriptionJobName: Match.prefix(speechJobPrefix(resources)),
        TranscriptionJobStatus: ['COMPLETED', 'FAILED'],
      },
    },
  });
  ended.addTarget(new LambdaFunction(fn, { retryAttempts: 2, maxEventAge: Duration.minutes(30) }));
};
