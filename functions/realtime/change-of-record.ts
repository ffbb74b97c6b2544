import type { DynamoDBRecord } from 'aws-lambda';
import type { ChangeMessage } from '#shared/realtime/schema.ts';

const operations = { INSERT: 'INSERT', MODIFY: 'UPDATE', REMOVE: 'DELETE' } as const;

/** Rows that windows hear of, by the beginning of their sort key. The stream's filters in `infra/` name the same. */
const entities = [
  { prefix: 'entry#', entity: 'food_entries' },
  { prefix: 'summary#', entity: 'daily_summaries' },
  { prefix: 'insights#', entity: 'insights' },
  { prefix: 'meal-plan#', entity: 'meal_plans' },
  { prefix: 'weight#', entity: 'weights' },
  { prefix: 'achievement#', entity: 'achievements' },
  { prefix: 'coach#', entity: 'coach_messages' },
  { prefix: 'account#profile', entity: 'profiles' },
  { prefix: 'account#billing', entity: 'subscriptions' },
  { prefix: 'account#credits', entity: 'credits' },
  // Their partition is the referrer's: who hears of a friend is who brought them.
  { prefix: 'referral#', entity: 'referrals' },
] as const;

/** Whom a change concerns and what to tell; null for rows that nobody is told of. */
export const changeOfRecord = (
  record: DynamoDBRecord,
): { user_id: string; message: ChangeMessage } | null => {
  const pk = record.dynamodb?.Keys?.pk?.S ?? '';
  const sk = record.dynamodb?.Keys?.sk?.S ?? '';
  const kind = entities.find(({ prefix }) => sk.startsWith(prefix));
  const operation = record.eventName && operations[record.eventName];
  if (!kind || !operation || !pk.startsWith('user#')) return null;
  const userId = pk.slice('user#'.length);
  const id = sk.slice(kind.prefix.length) || userId;
  return { user_id: userId, message: { type: 'change', entity: kind.entity, operation, id } };
};
