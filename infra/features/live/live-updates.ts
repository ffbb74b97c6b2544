import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { allItemTypes, isPrefix, prefixOf } from '#shared/item-types/find-item-type.ts';
import { createAlarm } from '../../constructs/alarms/alarm.ts';
import { addTableStreamSource } from '../../constructs/functions/table-stream-source.ts';
import { grantEmail } from '../../constructs/grants/grant-mail.ts';
import { grantSiteOrigin } from '../../constructs/grants/grant-site-origin.ts';
import { grantSocketPush } from '../../constructs/grants/grant-socket-push.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import { createFunction } from '../../constructs/functions/lambda-function.ts';
import type { Resources } from '../../resources.ts';

/** Sort keys of the items with live updates. */
const liveKeys = allItemTypes
  .filter(({ live }) => live)
  .map(({ key }) => (isPrefix(key) ? { prefix: prefixOf(key) } : key));

/** New sessions on a device that the user had not used before. */
const newDevices = {
  eventName: ['INSERT'],
  dynamodb: { Keys: { sk: { S: [{ prefix: 'session#' }] } }, NewImage: { is_new_device: { BOOL: [true] } } },
};

/** Passkeys that were removed because they were not added on our site. */
const removedPasskeys = {
  eventName: ['INSERT'],
  dynamodb: { Keys: { sk: { S: [{ prefix: 'removed-passkey#' }] } } },
};

/** Webhooks, so that a new one is noticed at once. */
const webhooks = { dynamodb: { Keys: { sk: { S: [{ prefix: 'webhook#' }] } } } };

/**
 * Adds live updates, which notify a user's open tabs of changes in the table, and queues them for webhooks. It also
 * receives entries that expire, and releases their photos.
 */
export const addLiveUpdates = (resources: Resources, webhookEvents: Queue): void => {
  const fn = createFunction(resources, {
    feature: 'realtime',
    name: 'changes',
    timeout: Duration.seconds(60),
    impact: 'Users with two tabs open see a change only in the tab where they made it.',
  });
  grantTable(fn, resources.table, ['GetItem', 'Query', 'DeleteItem', 'UpdateItem'], ['gsi1']);
  webhookEvents.grantSendMessages(fn);
  fn.addEnvironment('WEBHOOK_QUEUE_URL', webhookEvents.queueUrl);
  // Users are emailed about a sign-in with a new device and about removed passkeys
  // (`functions/account-security/notify-new-sessions.ts`).
  grantEmail(fn, resources);
  grantSiteOrigin(fn, resources);
  grantSocketPush(fn, resources.sockets);
  addTableStreamSource(fn, resources, {
    patterns: [{ dynamodb: { Keys: { sk: { S: liveKeys } } } }, newDevices, removedPasskeys, webhooks],
    gathered: Duration.seconds(0),
    impact:
      'Users missed changes made in other tabs until they reload; photos of expired entries stay stored.',
  });
  createAlarm(fn, 'IteratorAge', resources, {
    metric: fn.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(1) }),
    above: Duration.minutes(1).toMilliseconds(),
    periods: 3,
    impact: 'Users see changes in their other tabs minutes late.',
    runbook: 'lateUpdates',
  });
};
