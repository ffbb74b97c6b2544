import type { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { SendNotice } from '../account-security/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { NewId } from '../platform/ids.ts';
import type { ApiTokens } from './repository.ts';
import { endingOf, newTokenSecret, tokenHashOf } from './token-secret.ts';

interface Dependencies {
  tokens: Pick<ApiTokens, 'keep' | 'replace'>;
  clock: Clock;
  newId: NewId;
  sendNotice: SendNotice;
}

/**
 * Creates a token and returns its secret once; only a hash is stored. A retry after a lost response therefore returns a
 * new secret for the same token, as long as the lost one was never used.
 */
export const createToken =
  ({ tokens, clock, newId, sendNotice }: Dependencies): Endpoint<typeof apiTokenRoutes.create> =>
  async ({ caller: { user_id }, body: { name }, idempotency }) => {
    const secret = newTokenSecret();
    const kept = { hash: tokenHashOf(secret), ending: endingOf(secret) };
    const id = newId();
    const created_at = clock().toISOString();
    const made = await tokens.keep({ user_id, id, name, created_at, ...kept }, idempotency);
    if (made === id) {
      await sendNotice(user_id, { kind: 'token_created', name });
      return { token: { id, name, ending: kept.ending, created_at, last_used_at: null }, secret };
    }
    const token = await tokens.replace(user_id, made, kept);
    if (!token) throw new CodedError('IDEMPOTENCY_KEY_REUSED');
    return { token, secret };
  };
