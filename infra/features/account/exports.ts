import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { CfnFunction, Function } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { allowOnObjects } from '../../constructs/grants/allow-on-objects.ts';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantPhotoSigning } from '../../constructs/grants/photos/grant-photo-signing.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { createWorkQueue } from '../../constructs/functions/work-queue.ts';
import type { Resources } from '../../resources.ts';

const WRITING = Duration.minutes(10);
const ATTEMPTS = 3;
/** MiB; a zip file is limited to 4 GB (`functions/exports/zip-file.ts`). */
const DISK = 5_120;
/** MiB; one full vCPU (Lambda Developer Guide, 'Memory'). With less, 4 GB cannot be written in time. */
const MEMORY = 1_769;
const HARM = 'Users who requested a data export do not get it.';

/** Adds data exports: requested by an API call, written by a job, downloaded through a link. */
export const addExports = (resources: Resources): void => {
  const { signing } = resources;
  const api = createApiFunction(resources, 'exports', {
    impact: 'Users cannot export their data.',
    access: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
  });
  grantPhotoSigning(api, resources, signing);
  const writer = addWriter(resources);
  const queue = createQueue(writer, resources);
  queue.grantSendMessages(api);
  api.addEnvironment('EXPORT_QUEUE_URL', queue.queueUrl);
};

const addWriter = (resources: Resources): Function => {
  const { table, photos } = resources;
  const fn = createFunction(resources, { feature: 'exports', name: 'write', timeout: WRITING, impact: HARM });
  const shape = fn.node.defaultChild as CfnFunction;
  shape.ephemeralStorage = { size: DISK };
  shape.memorySize = MEMORY;
  grantTable(fn, table, ['GetItem', 'Query', 'BatchGetItem', 'UpdateItem', 'ConditionCheckItem'], ['lsi1']);
  // The confirmed email is used to find messages to support.
  grantUserPool(fn, resources.users.pool, ['AdminGetUser']);
  allowOnObjects(fn, photos, 'GetObject', ['photos']);
  allowOnObjects(fn, photos, 'PutObject', ['exports']);
  allowOnObjects(fn, photos, 'DeleteObject', ['exports']);
  // Without this permission, S3 reports a missing photo as 'access denied', which looks like a configuration error.
  fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [photos.bucketArn] }));
  fn.addEnvironment('PHOTO_BUCKET', photos.bucketName);
  grantEmail(fn, resources);
  grantSiteOrigin(fn, resources);
  fn.addEnvironment('EXPORT_ATTEMPTS', String(ATTEMPTS));
  return fn;
};

const createQueue = (writer: Function, resources: Resources): Queue => {
  const queue = createWorkQueue(writer, resources, {
    ids: ['Exports', 'ExportFailures'],
    working: WRITING,
    // An export request from yesterday is no longer useful.
    keptFor: Duration.days(1),
    attempts: ATTEMPTS,
    impact: HARM,
  });
  queue.grantConsumeMessages(writer);
  writer.addEventSourceMapping('ExportsAsked', {
    eventSourceArn: queue.queueArn,
    batchSize: 1,
    maxConcurrency: 5,
  });
  return queue;
};
