import { createTokenState } from '../api-tokens/public.ts';
import { neverFailing, openSendNotice } from '../account-security/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { logger } from '../platform/observability.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import { createRunBatch } from '../platform/run-batch.ts';
import { createSendMessage } from '../platform/send-message.ts';
import { openTable } from '../platform/table/client.ts';
import { createDeliverEvent } from './deliver-event.ts';
import { createPostBody } from './post-to-public-host.ts';
import { createWebhooks } from './repository.ts';

const { TABLE_NAME, WEBHOOK_QUEUE_URL, WEBHOOK_ORIGIN } = environment(
  'TABLE_NAME',
  'WEBHOOK_QUEUE_URL',
  'WEBHOOK_ORIGIN',
);
const table = openTable(TABLE_NAME);
const sendNotice = neverFailing(openSendNotice(table), (error) => logger.error('NOTICE_NOT_SENT', { error }));

const deliver = createDeliverEvent({
  webhooks: createWebhooks(table, systemClock),
  isTokenActive: createTokenState(table, systemClock, createReadPlan(table, systemClock)),
  post: createPostBody(WEBHOOK_ORIGIN || undefined),
  send: createSendMessage(WEBHOOK_QUEUE_URL),
  notifyOwner: (userId, host) => sendNotice(userId, { kind: 'webhook_off', host }),
  clock: systemClock,
  report: (failure) => logger.warn('WEBHOOK_NOT_ACCEPTED', failure),
});

export const handler = createJobHandler(
  createRunBatch(deliver, (error) => logger.error('WEBHOOK_NOT_DELIVERED', { error: error as Error })),
);
