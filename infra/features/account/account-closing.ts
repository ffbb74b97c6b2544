import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantPayments } from '../../constructs/grants/grant-payments.ts';
import { grantPhotoErasure } from '../../constructs/grants/photos/grant-photo-erasure.ts';
import { grantRecordingRemoval } from '../../constructs/grants/grant-recordings.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantSocketClosing } from '../../constructs/grants/grant-socket-closing.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { grantUserPool } from '../../constructs/grants/grant-user-pool.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { createWorkQueue } from '../../constructs/functions/work-queue.ts';
import type { Resources } from '../../resources.ts';

const ERASING = Duration.minutes(5);
const HARM = 'Users who deleted their account still have stored data, contrary to our promise.';

/**
 * Adds account closing: an API call closes the account immediately, a job erases its data.
 * @returns the queue of the erasures
 */
export const addAccountClosing = (resources: Resources): Queue => {
  const { table, sockets, users } = resources;
  const api = createApiFunction(resources, 'account', {
    impact: 'Users cannot delete their account, and users under 13 stay signed in.',
    access: ['GetItem', 'PutItem', 'Query'],
    calls: 'services',
  });
  grantSocketClosing(api, sockets);
  // Users are notified that their account was closed.
  grantEmail(api, resources);
  grantSiteOrigin(api, resources);
  grantUserPool(api, users.pool, ['AdminDisableUser', 'AdminGetUser', 'AdminUserGlobalSignOut']);
  const queue = createWorkQueue(api, resources, {
    ids: ['Erasures', 'ErasureFailures'],
    working: ERASING,
    keptFor: Duration.days(14),
    impact: HARM,
  });
  queue.grantSendMessages(api);
  api.addEnvironment('ERASURE_QUEUE_URL', queue.queueUrl);

  const erase = createFunction(resources, {
    feature: 'account',
    name: 'erase',
    timeout: ERASING,
    impact: HARM,
  });
  grantTable(
    erase,
    table,
    ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
    ['lsi1', 'gsi1'],
  );
  grantPayments(erase, resources);
  grantPhotoErasure(erase, resources.photos);
  grantRecordingRemoval(erase, resources.recordings);
  grantUserPool(erase, users.pool, ['AdminGetUser', 'AdminDeleteUser']);
  // The receipt that says what was erased.
  grantEmail(erase, resources);
  grantSiteOrigin(erase, resources);
  queue.grantConsumeMessages(erase);
  // If the erasure exceeds one run, the next run continues.
  queue.grantSendMessages(erase);
  erase.addEnvironment('ERASURE_QUEUE_URL', queue.queueUrl);
  erase.addEventSourceMapping('Erasures', { eventSourceArn: queue.queueArn, batchSize: 1 });
  return queue;
};
