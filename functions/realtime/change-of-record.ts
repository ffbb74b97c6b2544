import type { DynamoDBRecord } from 'aws-lambda';
import type { ChangeMessage } from '#shared/realtime/schema.ts';

const operations = { INSERT: 'INSERT', MODIFY: 'UPDATE', REMOVE: 'DELETE' } as const;

/** Rows that windows hear of, and which of their changes, where it is not each. */
interface Told {
  prefix: string;
  entity: ChangeMessage['entity'];
  only?: (record: DynamoDBRecord) => boolean;
}

/** Of what is between two people a block changes other fields alone: whom it is about is never told. */
const isOtherStatus = ({ dynamodb }: DynamoDBRecord): boolean =>
  dynamodb?.OldImage?.status?.S !== dynamodb?.NewImage?.status?.S;

/** By the beginning of their sort key. The stream's filters in `infra/` name the same. */
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
  // Their partition is the referrer's: who hears of a friend is who brought them.
  { prefix: 'referral#', entity: 'referrals' },
];

interface Change {
  user_id: string;
  message: ChangeMessage;
}

/** A shared meal is in nobody's partition: its owner hears when it is liked. Others hear by their own rows. */
const changeOfMeal = ({ eventName, dynamodb }: DynamoDBRecord, id: string): Change | null => {
  const owner = dynamodb?.NewImage?.user_id?.S;
  if (eventName !== 'MODIFY' || !owner) return null;
  return { user_id: owner, message: { type: 'change', entity: 'shared_meals', operation: 'UPDATE', id } };
};

/** What is behind a prefix; null for a text that does not begin with it. */
const behind = (text: string, prefix: string): string | null =>
  text.startsWith(prefix) ? text.slice(prefix.length) : null;

/** Whom a change concerns and what to tell; null for rows that nobody is told of. */
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
