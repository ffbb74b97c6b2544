import * as z from 'zod';
import { bearerOf } from '../tokens/bearer.ts';
import { defineOperation, fields } from './operation.ts';

/** Ends all sessions of the signed-in user. */
export const globalSignOut = defineOperation(
  z.object({ AccessToken: fields.accessToken }),
  (request, pool) => {
    pool.sessions.revokeAll(bearerOf(pool, request.AccessToken).user.sub);
    return {};
  },
);
