import * as z from 'zod';
import { bearerOf } from '../tokens/bearer.ts';
import { readableAttributesOf } from '../users/user-attributes.ts';
import { defineOperation, fields } from './operation.ts';

/** Who is signed in. */
export const getUser = defineOperation(z.object({ AccessToken: fields.accessToken }), (request, pool) => {
  const { user, client } = bearerOf(pool, request.AccessToken);
  return { Username: user.sub, UserAttributes: readableAttributesOf(user, client) };
});
