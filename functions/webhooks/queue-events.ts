import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { WebhookEvent } from '#shared/webhooks/schema.ts';
import type { SendMessages } from '../platform/send-messages.ts';
import type { Delivery } from './delivery.ts';
import { eventOfRecord } from './event-of-record.ts';
import type { Webhooks } from './repository.ts';
import { WEBHOOKS } from './webhook-entity.ts';

interface Dependencies {
  webhooks: Pick<Webhooks, 'active'>;
  send: SendMessages;
  /** Elapsed time, ms. */
  elapsed: () => number;
  report: (error: Error) => void;
}

/**
 * How long the list of webhooks is used. A new webhook is noticed at once by the sandbox that sees its record in the
 * stream, and by any other within this time.
 */
const LIST_MS = 10_000;

/** The events of each active webhook by its ID, per user. */
type ActiveWebhooks = Map<string, Map<string, ReadonlySet<WebhookEvent['type']>>>;

const isWebhook = ({ dynamodb }: DynamoDBRecord): boolean =>
  dynamodb?.Keys?.sk?.S?.startsWith(WEBHOOKS[0]) ?? false;

/**
 * Queues the events of changes for the webhooks of their users. The active webhooks of all users are read with one
 * query, at most every ten seconds; for users without a webhook nothing else is read.
 */
export const createQueueEvents = ({ webhooks, send, elapsed, report }: Dependencies) => {
  let known: { at: number; active: ActiveWebhooks } | null = null;

  const readActive = async (): Promise<ActiveWebhooks> => {
    if (known && elapsed() - known.at < LIST_MS) return known.active;
    const at = elapsed();
    const active: ActiveWebhooks = new Map();
    for await (const rows of webhooks.active())
      for (const { user_id, id, events } of rows)
        active.set(user_id, (active.get(user_id) ?? new Map()).set(id, new Set(events)));
    known = { at, active };
    return active;
  };

  /** Applies the change of a webhook to the list: the index may not have it yet. */
  const follow = (active: ActiveWebhooks, { dynamodb }: DynamoDBRecord): void => {
    const userId = (dynamodb?.Keys?.pk?.S ?? '').slice('user#'.length);
    const id = (dynamodb?.Keys?.sk?.S ?? '').slice(WEBHOOKS[0].length);
    const row = dynamodb?.NewImage;
    const ofUser = active.get(userId) ?? new Map<string, ReadonlySet<WebhookEvent['type']>>();
    if (row?.['status']?.S === 'on') {
      const events = (row['events']?.L ?? []).map(({ S }) => S as WebhookEvent['type']);
      active.set(userId, ofUser.set(id, new Set(events)));
    } else ofUser.delete(id);
  };

  return async ({ Records }: { Records: DynamoDBRecord[] }): Promise<DynamoDBBatchResponse> => {
    try {
      const active = await readActive();
      const deliveries = Records.flatMap((record): Delivery[] => {
        if (isWebhook(record)) follow(active, record);
        const found = eventOfRecord(record);
        if (!found) return [];
        const { userId: user_id, event } = found;
        return [...(active.get(user_id) ?? [])]
          .filter(([, events]) => events.has(event.type))
          .map(([webhook_id]) => ({ user_id, webhook_id, attempt: 0, event }));
      });
      if (deliveries.length > 0) await send(deliveries);
      return { batchItemFailures: [] };
    } catch (error) {
      report(error as Error);
      known = null;
      return { batchItemFailures: [{ itemIdentifier: Records[0]?.dynamodb?.SequenceNumber ?? '' }] };
    }
  };
};
