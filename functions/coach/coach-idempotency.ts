import { createHash } from 'node:crypto';
import type { CoachQuestion } from '#shared/coach/schema.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';

/**
 * Returns what identifies a retried coach request: its key and its question. The connection ID is excluded, since it
 * changes after a reconnect.
 */
export const coachIdempotencyOf = ({
  idempotency: { key },
  body,
}: {
  idempotency: Idempotency;
  body: CoachQuestion;
}): Idempotency => {
  const { message, context, turn_id = null, time_zone = null, answers = null } = body;
  const asked = JSON.stringify([message, context, turn_id, time_zone, ...(answers ? [answers] : [])]);
  return { key, request_hash: createHash('sha256').update(asked).digest('base64url') };
};
