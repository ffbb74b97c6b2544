import * as z from 'zod';
import { defineOperation, fields } from './operation.ts';
import { renewTokens } from './renew-tokens.ts';

const input = z.object({ ClientId: fields.clientId, RefreshToken: z.string().min(1) });

/** Fresh tokens of a session; what Amplify refreshes with. */
export const getTokensFromRefreshToken = defineOperation(input, ({ ClientId, RefreshToken }, pool) =>
  renewTokens(pool, pool.client(ClientId), RefreshToken),
);
