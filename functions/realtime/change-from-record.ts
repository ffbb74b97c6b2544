import type { DynamoDBRecord } from 'aws-lambda';
import type { ChangeMessage } from '#shared/realtime/schema.ts';

const operations = { INSERT: 'INSERT', MODIFY: 'UPDATE', REMOVE: 'DELETE' } as const;

/** Rows that clients are notified about, and optionally which changes of them. */
interface Told {
  prefix: string;
  entity: ChangeMessage['entity'];
  only?: (record: DynamoDBRecord) => boolean;
}

/** Ignores blocks, which change other fields: the blocked user is never notified. */
const isOtherStatus = ({ dynamodb }: DynamoDBRecord): boolean =>
  dynamodb?.OldImage?.status?.S !== dynamodb?.NewImage?.status?.S;

/** By sort key prefix. The stream filters in `infra/` list the same ones. */
const entities: readonly Told[] = [
  { prefix: 'entry#', entity: 'food_entries' },
  { prefix: 'summary#', entity: 'daily_summaries' },
  { prefix: 'insights#', entity: 'insights' },
  { prefix: 'meal-plan#', entity: 'meal_plans' },
  { prefix: 'weight#', entity: 'weights' },
  { prefix: 'achievement#', entity: 'achievements' },
  { prefix: 'coach#', entity: 'coach_messages' },
  { prefix: 'friend#', entity: 'user_friends', only: isOtherStatus },
  { prefix: 'feed#', entity: 'shared_meals', only: ({ eventName }) => eventName !== 'MODIFY' },
  { prefix: 'like#', entity: 'shared_meals' },
  { prefix: 'account#profile', entity: 'profiles' },
  { prefix: 'account#billing', entity: 'subscriptions' },
  { prefix: 'account#credits', entity: 'credits' },
  // Stored in the referrer's partition, so the referrer is notified.
  { prefix: 'referral#', entity: 'referrals' },
];

interface Change {
  user_id: string;
  message: ChangeMessage;
}

/**
 * A shared meal has its own partition: its owner is notified about likes. Others are notified through their own rows.
 */
const changeOfMeal = ({ eventName, dynamodb }: DynamoDBRecord, id: string): Change | null => {
  const owner = dynamodb?.NewImage?.user_id?.S;
  if (eventName !== 'MODIFY' || !owner) return null;
  return { user_id: owner, message: { type: 'change', entity: 'shared_meals', operation: 'UPDATE', id } };
};

/** Returns the rest of a text after a prefix, or null if it does not start with it. */
const behind = (text: string, prefix: string): string | null =>
  text.startsWith(prefix) ? text.slice(prefix.length) : null;

/** Returns which user to notify about what, or null for rows without notifications. */
export const changeOfRecord = (record: DynamoDBRecord): Change | null => {
  const pk = record.dynamodb?.Keys?.pk?.S ?? '';
  const sk = record.dynamodb?.Keys?.sk?.S ?? '';
  const meal = behind(pk, 'shared-meal#');
  if (meal !== null) return sk === 'meal' ? changeOfMeal(record, meal) : null;
  const userId = behind(pk, 'user#');
  const kind = entities.find(({ prefix }) => sk.startsWith(prefix));
  const operation = record.eventName && operations[record.eventName];
  if (!kind || !operation || userId === null || kind.only?.(record) === false) return null;
  const id = sk.slice(kind.prefix.length) || userId;
  return { user_id: userId, message: { type: 'change', entity: kind.entity, operation, id } };
};
