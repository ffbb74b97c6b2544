import { createHash } from 'node:crypto';
import type { CoachQuestion } from '#shared/coach/schema.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';

/**
 * What makes a press of the coach's the same: its key and what is asked. The window's connection is another one after a
 * break, though the press that is sent again is the same.
 */
export const pressOf = ({
  idempotency: { key },
  body,
}: {
  idempotency: Idempotency;
  body: CoachQuestion;
}): Idempotency => {
  const { message, context, turn_id = null, time_zone = null } = body;
  const asked = JSON.stringify([message, context, turn_id, time_zone]);
  return { key, request_hash: createHash('sha256').update(asked).digest('base64url') };
};
