import type { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { NewId } from '../platform/ids.ts';
import type { ApiTokens } from './repository.ts';
import { endingOf, newTokenSecret, tokenHashOf } from './token-secret.ts';

interface Dependencies {
  tokens: Pick<ApiTokens, 'keep' | 'replace'>;
  clock: Clock;
  newId: NewId;
}

/**
 * Makes a token and tells it, this once: nothing keeps it. So a press that is repeated, because its answer got lost,
 * cannot be told the same one: the token that was made gets a new secret, as long as nobody has used the lost one.
 */
export const createToken =
  ({ tokens, clock, newId }: Dependencies): Endpoint<typeof apiTokenRoutes.create> =>
  async ({ caller: { user_id }, body: { name }, idempotency }) => {
    const secret = newTokenSecret();
    const kept = { hash: tokenHashOf(secret), ending: endingOf(secret) };
    const id = newId();
    const created_at = clock().toISOString();
    const made = await tokens.keep({ user_id, id, name, created_at, ...kept }, idempotency);
    if (made === id)
      return { token: { id, name, ending: kept.ending, created_at, last_used_at: null }, secret };
    const token = await tokens.replace(user_id, made, kept);
    if (!token) throw new CodedError('IDEMPOTENCY_KEY_REUSED');
    return { token, secret };
  };
