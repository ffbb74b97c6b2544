import { CodedError } from '#shared/errors/coded-error.ts';
import type { socialRoutes } from '#shared/social/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { CountCall } from '../../platform/limits/count-call.ts';
import { emailHintOf } from './email-hint.ts';
import type { FindUserByEmail } from '../../platform/user-pool/find-user-by-email.ts';
import { ask } from './relationship.ts';
import type { RelationRepository } from './relationship-repository.ts';

interface Dependencies {
  relations: RelationRepository;
  countAsk: CountCall;
  findByEmail: FindUserByEmail;
  clock: Clock;
}

/**
 * Sends a friend request. The call is counted before any lookup, to prevent email enumeration. For the same reason it
 * reads, writes and returns the same in every case, including a block.
 */
export const requestFriendship =
  ({ relations, countAsk, findByEmail, clock }: Dependencies): Endpoint<typeof socialRoutes.ask> =>
  async ({ caller: { user_id }, body: { email }, idempotency }) => {
    const answer = { status: 'pending' } as const;
    const stored = await relations.storedAnswer<typeof answer>(user_id, idempotency);
    if (stored) return stored;
    await countAsk(user_id);
    const other_id = await findByEmail(email);
    if (!other_id) throw new CodedError('USER_NOT_FOUND');
    if (other_id === user_id) throw new CodedError('FRIEND_IS_YOU');
    const step = ask({ user_id, email_hint: emailHintOf(email), at: clock().toISOString() });
    return relations.change({ user_id, other_id, step, answer, whenGone: 'USER_NOT_FOUND' }, idempotency);
  };
