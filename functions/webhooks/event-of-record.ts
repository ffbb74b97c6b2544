import { createHash } from 'node:crypto';
import type { DynamoDBRecord } from 'aws-lambda';
import type { WebhookEvent, WebhookEventType } from '#shared/webhooks/schema.ts';

/** Kinds of items, by the prefix of their sort key, with the events of their creation, change and deletion. */
const kinds: readonly {
  prefix: string;
  path: string;
  events: Readonly<Record<NonNullable<DynamoDBRecord['eventName']>, WebhookEventType | null>>;
}[] = [
  {
    prefix: 'entry#',
    path: '/api/v1/food-entries/',
    events: { INSERT: 'entry.created', MODIFY: 'entry.changed', REMOVE: 'entry.deleted' },
  },
  {
    prefix: 'weight#',
    path: '/api/v1/weights/',
    events: { INSERT: 'weight.saved', MODIFY: 'weight.saved', REMOVE: 'weight.deleted' },
  },
  {
    prefix: 'summary#',
    path: '/api/v1/days/',
    events: { INSERT: 'water.changed', MODIFY: 'water.changed', REMOVE: null },
  },
  {
    prefix: 'saved-meal#',
    path: '/api/v1/saved-meals/',
    events: { INSERT: 'saved_meal.created', MODIFY: 'saved_meal.changed', REMOVE: 'saved_meal.deleted' },
  },
  {
    prefix: 'meal-plan#',
    path: '/api/v1/meal-plans/',
    events: { INSERT: 'meal_plan.saved', MODIFY: 'meal_plan.saved', REMOVE: null },
  },
];

const waterOf = (image: Record<string, { N?: string }> | undefined): number =>
  Number(image?.['water_ml']?.N ?? 0);

/** Returns the user and the event of a change, or null for changes without an event. Expired items have none. */
export const eventOfRecord = ({
  eventID,
  eventName,
  dynamodb,
  userIdentity,
}: DynamoDBRecord): { userId: string; event: WebhookEvent } | null => {
  const pk = dynamodb?.Keys?.pk?.S ?? '';
  const sk = dynamodb?.Keys?.sk?.S ?? '';
  const kind = kinds.find(({ prefix }) => sk.startsWith(prefix));
  const type = kind && eventName && kind.events[eventName];
  // DynamoDB itself deletes expired items.
  if (!kind || !type || !pk.startsWith('user#') || userIdentity) return null;
  if (type === 'water.changed' && waterOf(dynamodb?.OldImage) === waterOf(dynamodb?.NewImage)) return null;
  const id = sk.slice(kind.prefix.length);
  return {
    userId: pk.slice('user#'.length),
    event: {
      id: `evt_${createHash('sha256').update(`${eventID} ${sk}`).digest('hex').slice(0, 26)}`,
      type,
      created_at: new Date((dynamodb?.ApproximateCreationDateTime ?? 0) * 1000).toISOString(),
      data: { id, path: `${kind.path}${id}` },
    },
  };
};
