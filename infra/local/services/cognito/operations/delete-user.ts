import * as z from 'zod';
import { bearerOf } from '../tokens/bearer.ts';
import { removeAccount } from '../users/remove-account.ts';
import { defineOperation, fields } from './operation.ts';

/** Deletes the account of the signed-in user. */
export const deleteUser = defineOperation(z.object({ AccessToken: fields.accessToken }), (request, pool) => {
  removeAccount(pool, bearerOf(pool, request.AccessToken).user);
  return {};
});
