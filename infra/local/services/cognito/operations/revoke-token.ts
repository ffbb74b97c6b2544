import * as z from 'zod';
import { cognitoErrors } from '../errors.ts';
import { readJwt } from '../tokens/jwt.ts';
import { defineOperation, fields } from './operation.ts';

const input = z.object({ ClientId: fields.clientId, Token: z.string().min(1) });

/** Ends the session of a refresh token. A token that is unknown or ended already is answered the same. */
export const revokeToken = defineOperation(input, ({ ClientId, Token }, pool) => {
  const client = pool.client(ClientId);
  if (readJwt(Token, pool.key) !== undefined) throw cognitoErrors.tokenNotRevocable();
  const session = pool.sessions.byRefreshToken(Token);
  if (session?.clientId === client.id) pool.sessions.revoke(session.originJti);
  return {};
});
