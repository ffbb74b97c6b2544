import type { DynamoDBRecord } from 'aws-lambda';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { SocialJob } from '../social/public.ts';

/** A table change that may earn its user an achievement. */
export type Signal =
  | { kind: 'day'; date: LocalDate }
  | { kind: 'photo' }
  | { kind: 'voice' }
  | { kind: 'share' }
  | { kind: 'friend' };

/** Returns the achievement signal of a social job, or null for a removal. */
export const signalOfJob = (job: SocialJob): { user_id: string; signal: Signal } | null => {
  if (job.kind === 'shared') return { user_id: job.user_id, signal: { kind: 'share' } };
  return job.kind === 'joined' ? { user_id: job.user_id, signal: { kind: 'friend' } } : null;
};

/** Returns null for rows that earn nothing. The stream filters in `infra/` let the same rows through. */
export const signalOfRecord = ({
  eventName,
  dynamodb,
}: DynamoDBRecord): { user_id: string; signal: Signal } | null => {
  const pk = dynamodb?.Keys?.pk?.S ?? '';
  const sk = dynamodb?.Keys?.sk?.S ?? '';
  const image = dynamodb?.NewImage;
  if (eventName === 'REMOVE' || !image || !pk.startsWith('user#')) return null;
  const user_id = pk.slice('user#'.length);
  if (sk.startsWith('summary#')) {
    const date = sk.slice('summary#'.length);
    // Water alone does not make a logged day (decision D6).
    return Number(image['meal_count']?.N ?? 0) > 0 ? { user_id, signal: { kind: 'day', date } } : null;
  }
  if (sk.startsWith('photo#') && image['status']?.S === 'kept') return { user_id, signal: { kind: 'photo' } };
  if (sk.startsWith('entry#') && image['spoken']?.BOOL === true)
    return { user_id, signal: { kind: 'voice' } };
  return null;
};
