import * as z from 'zod';
import { bearerOf } from '../tokens/bearer.ts';
import { readableAttributesOf } from '../users/user-attributes.ts';
import { defineOperation, fields } from './operation.ts';

/** Returns the signed-in user. */
export const getUser = defineOperation(z.object({ AccessToken: fields.accessToken }), (request, pool) => {
  const { user, client } = bearerOf(pool, request.AccessToken);
  const hasSecondFactor = pool.totp.isEnabled(user.sub);
  return {
    Username: user.sub,
    UserAttributes: readableAttributesOf(user, client),
    ...(hasSecondFactor && {
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    }),
  };
});
