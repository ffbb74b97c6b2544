import * as z from 'zod';
import { defineOperation, fields } from './operation.ts';
import { renewTokens } from './renew-tokens.ts';

const input = z.object({ ClientId: fields.clientId, RefreshToken: z.string().min(1) });

/** Returns new tokens for a session; Amplify uses this to refresh. */
export const getTokensFromRefreshToken = defineOperation(input, ({ ClientId, RefreshToken }, pool) =>
  renewTokens(pool, pool.client(ClientId), RefreshToken),
);
