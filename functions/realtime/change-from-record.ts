import type { DynamoDBRecord } from 'aws-lambda';
import { findItemType, prefixOf } from '#shared/item-types/find-item-type.ts';
import type { LiveUpdates } from '#shared/item-types/item-type.ts';
import type { ChangeMessage } from '#shared/realtime/schema.ts';

const operations = { INSERT: 'INSERT', MODIFY: 'UPDATE', REMOVE: 'DELETE' } as const;

const conditions: Record<NonNullable<LiveUpdates['when']>, (record: DynamoDBRecord) => boolean> = {
  'status changes': ({ dynamodb }) => dynamodb?.OldImage?.status?.S !== dynamodb?.NewImage?.status?.S,
  'added or removed': ({ eventName }) => eventName !== 'MODIFY',
  updated: ({ eventName }) => eventName === 'MODIFY',
};

interface Change {
  user_id: string;
  message: ChangeMessage;
}

/** Returns which user to notify of a change and with what message, or null for items without live updates. */
export const changeOfRecord = (record: DynamoDBRecord): Change | null => {
  const pk = record.dynamodb?.Keys?.pk?.S ?? '';
  const sk = record.dynamodb?.Keys?.sk?.S ?? '';
  const type = findItemType({ pk, sk });
  const operation = record.eventName && operations[record.eventName];
  if (!type?.live || !operation) return null;
  const { topic, when } = type.live;
  if (when && !conditions[when](record)) return null;
  const change = (user_id: string, id: string): Change => ({
    user_id,
    message: { type: 'change', entity: topic, operation, id },
  });
  if (type.partition === undefined) {
    const userId = pk.slice(pk.indexOf('#') + 1);
    return change(userId, sk.slice(prefixOf(type.key).length) || userId);
  }
  const ownerId = record.dynamodb?.NewImage?.user_id?.S;
  return ownerId ? change(ownerId, pk.slice(prefixOf(type.partition).length)) : null;
};
