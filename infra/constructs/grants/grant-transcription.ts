import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import { acknowledge, acknowledgePattern } from '../security-checks/acknowledge.ts';
import { allowOnObjects } from './allow-on-objects.ts';

/** Returns the prefix of a stage's job names, because job names are shared in an account. */
export const speechJobPrefix = ({ stage }: Platform): string => `platewise-${stage.name}-`;

/** Object with which Amazon Transcribe checks its write permission. */
const WRITE_CHECK = '.write_access_check_file.temp';

/**
 * Grants transcription of recordings, by streaming or by a job that writes its result to this bucket only; sets
 * `SPEECH_JOB_PREFIX`. A job uses the permissions of the caller. Transcribe supports no resources for either action.
 * Source: Service Authorization Reference, 'Amazon Transcribe'.
 */
export const grantTranscription = (fn: Function, platform: Platform, bucket: Bucket): void => {
  fn.addToRolePolicy(
    new PolicyStatement({ actions: ['transcribe:StartStreamTranscription'], resources: ['*'] }),
  );
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: ['transcribe:StartTranscriptionJob'],
      resources: ['*'],
      conditions: { StringEquals: { 'transcribe:OutputBucketName': bucket.bucketName } },
    }),
  );
  acknowledge(
    fn.role ?? fn,
    'AwsSolutions-IAM5[Resource::*]',
    'Neither X-Ray nor Transcribe supports resource-level permissions; job results can go to one bucket only.',
  );
  allowOnObjects(fn, bucket, 'PutObject', ['results']);
  fn.addToRolePolicy(
    new PolicyStatement({ actions: ['s3:PutObject'], resources: [bucket.arnForObjects(WRITE_CHECK)] }),
  );
  fn.addEnvironment('SPEECH_JOB_PREFIX', speechJobPrefix(platform));
};

/** Grants deletion of this stage's jobs; sets `SPEECH_JOB_PREFIX`. */
export const grantTranscriptionCleanup = (fn: Function, platform: Platform): void => {
  const jobs = Stack.of(fn).formatArn({
    service: 'transcribe',
    resource: 'transcription-job',
    resourceName: `${speechJobPrefix(platform)}*`,
  });
  fn.addToRolePolicy(
    new PolicyStatement({ actions: ['transcribe:DeleteTranscriptionJob'], resources: [jobs] }),
  );
  acknowledgePattern(fn.role ?? fn, jobs, 'Job names are created at run time; the prefix is fixed.');
  fn.addEnvironment('SPEECH_JOB_PREFIX', speechJobPrefix(platform));
};
