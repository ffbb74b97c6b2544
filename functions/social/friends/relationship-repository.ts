import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { BatchGetCommand, execute } from 'dynamodb-toolbox/table/actions/batchGet';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Table } from '../../platform/table/client.ts';
import { createOpenAccountCheck } from '../../platform/account/closed-account-entity.ts';
import { createFriendshipEntity, type FriendshipEntity } from './friendship-entity.ts';
import { createCreationGuard } from '../../platform/limits/creation-guard.ts';
import { isNew, isThere } from '../../platform/table/row-conditions.ts';
import { ConditionsFailed, type Write } from '../../platform/table/transact.ts';
import { createIdempotentWriter } from '../../platform/idempotency/idempotent-writer.ts';
import { createFriendsRepository } from './friends-repository.ts';
import { requireFriendCapacity } from './require-friend-capacity.ts';
import { pairIdOf } from './pair-id.ts';
import { isNothing, type Side, type Step } from './relationship.ts';

/** Concurrent requests for a relation only come from its two users, so conflicts are few. */
const ATTEMPTS = 8;

/** A change of the caller's relation to another user. */
export interface RelationChange<T> {
  user_id: string;
  other_id: string;
  step: Step;
  answer: T;
  /** Error if the other account is closed. If omitted, only the caller's side changes then. */
  whenGone?: ErrorCode;
}

/** Condition that a side is unchanged since it was read. */
const unchanged = (side: Side | undefined): Condition<FriendshipEntity> => {
  if (!side) return isNew;
  const { status, blocked_at, barred } = side;
  return {
    and: [
      isThere,
      status ? { attr: 'status', eq: status } : { attr: 'status', exists: false },
      blocked_at ? { attr: 'blocked_at', eq: blocked_at } : { attr: 'blocked_at', exists: false },
      { attr: 'barred', exists: barred === true },
    ],
  };
};

/** Changes both sides of a relation in one transaction. */
export const createRelationRepository = (table: Table, clock: Clock) => {
  const friendships = createFriendshipEntity(table);
  const friends = createFriendsRepository(table);
  const openAccount = createOpenAccountCheck(table);
  const writer = createIdempotentWriter(table, clock);
  const guard = createCreationGuard(table, 'friends');

  /** Reads both sides, even if missing, so that a blocked user cannot be distinguished from a stranger by the cost. */
  const read = async (user_id: string, other_id: string): Promise<[Side | undefined, Side | undefined]> => {
    const id = pairIdOf(user_id, other_id);
    const sides = [user_id, other_id].map((of) =>
      friendships.build(BatchGetRequest).key({ user_id: of, id }),
    );
    const command = table
      .build(BatchGetCommand)
      .requests(...sides)
      .options({ consistent: true });
    const { Responses, UnprocessedKeys = {} } = await execute({ maxAttempts: 3 }, command);
    if (Object.keys(UnprocessedKeys).length > 0) throw new CodedError('SERVICE_UNAVAILABLE');
    return [Responses[0][0], Responses[0][1]];
  };

  /** Builds the write of a side, or its deletion if nothing is left to store. */
  const write = (of: string, other: string, before: Side | undefined, after: Side | null): Write => {
    const key = { user_id: of, id: pairIdOf(of, other) };
    const condition = unchanged(before);
    if (!after)
      return { Delete: friendships.build(DeleteItemCommand).key(key).options({ condition }).params() };
    const row = { ...after, ...key, friend_id: other };
    return { Put: friendships.build(PutItemCommand).item(row).options({ condition }).params() };
  };

  return {
    storedAnswer: writer.storedAnswer,

    /**
     * @returns `answer`, or the stored answer of a retried request
     * @throws errors of `step`; CodedError TOO_MANY_FRIENDS; `whenGone`; IDEMPOTENCY_KEY_REUSED; SERVICE_UNAVAILABLE
     * after too many conflicts
     */
    change: async <T>(change: RelationChange<T>, idempotency: Idempotency): Promise<T> => {
      const { user_id, other_id, step, answer, whenGone } = change;
      let isAlone = false;
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const [mine, theirs] = await read(user_id, other_id);
        const after = step({ mine: mine ?? {}, theirs: theirs ?? {} });
        const isNewFriend = after.mine.status === 'accepted' && mine?.status !== 'accepted';
        const guards = isNewFriend ? await Promise.all([user_id, other_id].map(guard.next)) : [];
        if (isNewFriend) await requireFriendCapacity(friends, [user_id, other_id]);
        const isGone = isNothing(after);
        const own = write(user_id, other_id, mine, isGone ? null : after.mine);
        const other = write(other_id, user_id, theirs, isGone ? null : after.theirs);
        const writes = isAlone ? [own] : [own, other, openAccount(other_id), ...guards];
        try {
          return await writer.write(user_id, idempotency, writes, answer);
        } catch (error) {
          if (!(error instanceof ConditionsFailed)) throw error;
          const isClosed = error.failed[2] === true;
          if (isClosed && whenGone) throw new CodedError(whenGone, { cause: error });
          isAlone ||= isClosed;
        }
      }
      throw new CodedError('SERVICE_UNAVAILABLE');
    },
  };
};

export type RelationRepository = ReturnType<typeof createRelationRepository>;
