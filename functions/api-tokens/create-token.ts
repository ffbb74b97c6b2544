import type { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { tokenScopes } from '#shared/api-tokens/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { SendNotice } from '../account-security/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { NewId } from '../platform/ids.ts';
import type { ApiTokens } from './repository.ts';
import { endingOf, newTokenSecret, tokenHashOf } from './token-secret.ts';

const DAY_MS = 86_400_000;

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
  async ({ caller: { user_id }, body: { name, scopes, days }, idempotency }) => {
    const secret = newTokenSecret();
    const kept = { hash: tokenHashOf(secret), ending: endingOf(secret) };
    const id = newId();
    const created_at = clock().toISOString();
    const is_read_only = scopes !== undefined && !scopes.includes('write');
    const expires_at = days ? new Date(clock().getTime() + days * DAY_MS).toISOString() : null;
    const limits = { ...(is_read_only && { is_read_only }), ...(expires_at && { valid_until: expires_at }) };
    const made = await tokens.keep({ user_id, id, name, created_at, ...kept, ...limits }, idempotency);
    if (made === id) {
      await sendNotice(user_id, { kind: 'token_created', name });
      const shown = { id, name, ending: kept.ending, created_at, last_used_at: null, expires_at };
      return { token: { ...shown, scopes: is_read_only ? ['read'] : [...tokenScopes] }, secret };
    }
    const token = await tokens.replace(user_id, made, kept);
    if (!token) throw new CodedError('IDEMPOTENCY_KEY_REUSED');
    return { token, secret };
  };
