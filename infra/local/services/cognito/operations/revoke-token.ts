import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import { readJwt } from '../tokens/jwt.ts';
import { defineOperation, fields } from './operation.ts';

const input = z.object({ ClientId: fields.clientId, Token: z.string().min(1) });

/** Revokes a refresh token and its session. The response is the same for an unknown or already revoked token. */
export const revokeToken = defineOperation(input, ({ ClientId, Token }, pool) => {
  const client = pool.client(ClientId);
  if (readJwt(Token, pool.key) !== undefined) throw cognitoErrors.tokenNotRevocable();
  const session = pool.sessions.byRefreshToken(Token);
  if (session?.clientId === client.id) pool.sessions.revoke(session.originJti);
  return {};
});
