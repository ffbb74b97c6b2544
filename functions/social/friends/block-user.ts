import { CodedError } from '#shared/errors/coded-error.ts';
import type { socialRoutes } from '#shared/social/routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { NamesRepository } from './display-names-repository.ts';
import { block } from './relationship.ts';
import type { RelationRepository } from './relationship-repository.ts';

interface Dependencies {
  names: Pick<NamesRepository, 'userExists'>;
  relations: RelationRepository;
  clock: Clock;
}

/** Blocks a user, friend or not. Idempotent. */
export const blockUser =
  ({ names, relations, clock }: Dependencies): Endpoint<typeof socialRoutes.block> =>
  async ({ caller: { user_id }, params: { user_id: other_id }, idempotency }) => {
    if (other_id === user_id || !(await names.userExists(other_id))) throw new CodedError('PERSON_NOT_FOUND');
    const step = block(clock().toISOString());
    await relations.change(
      { user_id, other_id, step, answer: null, whenGone: 'PERSON_NOT_FOUND' },
      idempotency,
    );
    return undefined;
  };
