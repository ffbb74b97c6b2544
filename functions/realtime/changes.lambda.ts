import type { DynamoDBRecord } from 'aws-lambda';
import { createNewSessionNotifier, openSendNotice } from '../account-security/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { pushMessageFromEnvironment } from '../platform/sockets/push-message.ts';
import { openTable } from '../platform/table/client.ts';
import { createSendMessages } from '../platform/send-messages.ts';
import { createExpiredPhotoRelease, createPhotoRepository } from '../photos/public.ts';
import { createQueueEvents, createWebhooks } from '../webhooks/public.ts';
import { createSocketRepository } from './socket-repository.ts';
import { createConnectionNotifier } from './notify-connections.ts';

const { TABLE_NAME, WEBHOOK_QUEUE_URL } = environment('TABLE_NAME', 'WEBHOOK_QUEUE_URL');
const table = openTable(TABLE_NAME);
const sockets = createSocketRepository(table, systemClock);

const report = (error: Error): void => logger.error('WINDOW_NOT_TOLD', { error });

const notifyConnections = createConnectionNotifier({ sockets, push: pushMessageFromEnvironment(), report });
const notifyNewSessions = createNewSessionNotifier({
  sendNotice: openSendNotice(table),
  report: (error) => logger.error('NOTICE_NOT_SENT', { error }),
});

const queueWebhookEvents = createQueueEvents({
  webhooks: createWebhooks(table, systemClock),
  send: createSendMessages(WEBHOOK_QUEUE_URL),
  elapsed: () => performance.now(),
  report: (error) => logger.error('WEBHOOK_EVENTS_NOT_QUEUED', { error }),
});

const releaseExpiredPhotos = createExpiredPhotoRelease({
  repository: createPhotoRepository(table, systemClock),
  report: (error) => logger.error('PHOTO_NOT_RELEASED', { error }),
});

/**
 * The stream allows two consumers, so this one also sends emails about new sessions, queues webhook events and releases
 * the photos of expired entries.
 */
export const handler = createJobHandler(async (event: { Records: DynamoDBRecord[] }) => {
  const answers = await Promise.all([
    notifyConnections(event),
    notifyNewSessions(event),
    queueWebhookEvents(event),
    releaseExpiredPhotos(event),
  ]);
  return { batchItemFailures: answers.flatMap(({ batchItemFailures }) => batchItemFailures) };
});
