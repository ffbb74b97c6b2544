import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import { addQueueSource } from '../../constructs/functions/queue-schedule.ts';
import { createWorkQueue } from '../../constructs/functions/work-queue.ts';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { grantWebhookOrigin } from '../../constructs/grants/grant-webhook-origin.ts';
import type { Resources } from '../../resources.ts';

const WORKING = Duration.minutes(1);
const IMPACT = "Users' own programs are not notified of changes in the diary.";

/** Adds the delivery of events to webhooks. @returns the queue of events */
export const addWebhooks = (resources: Resources): Queue => {
  const fn = createFunction(resources, {
    feature: 'webhooks',
    name: 'deliver',
    timeout: WORKING,
    impact: IMPACT,
  });
  grantTable(fn, resources.table, ['GetItem', 'UpdateItem']);
  grantWebhookOrigin(fn, resources);
  // Users are emailed when a webhook is turned off.
  grantEmail(fn, resources);
  grantSiteOrigin(fn, resources);
  const queue = createWorkQueue(fn, resources, {
    ids: ['Events', 'EventFailures'],
    working: WORKING,
    keptFor: Duration.days(1),
    impact: IMPACT,
  });
  addQueueSource(fn, queue, 'EventsToDeliver');
  queue.grantSendMessages(fn);
  fn.addEnvironment('WEBHOOK_QUEUE_URL', queue.queueUrl);
  return queue;
};
