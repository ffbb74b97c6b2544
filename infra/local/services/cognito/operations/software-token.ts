import * as z from 'zod';
import type { AwsError } from '../../../gateway/aws-error.ts';
import { cognitoErrors } from '../errors.ts';
import type { CodeOutcome } from '../store/totp-store.ts';
import { bearerOf } from '../tokens/bearer.ts';
import type { UserPool } from '../user-pool.ts';
import { defineOperation, fields } from './operation.ts';

const needSoftwareTokens = ({ settings }: UserPool): void => {
  if (!settings.asksForSoftwareTokens) throw cognitoErrors.softwareTokenMissing();
};

const refusals: Record<Exclude<CodeOutcome, 'right'>, () => AwsError> = {
  missing: cognitoErrors.softwareTokenMissing,
  wrong: cognitoErrors.softwareTokenNotEnabled,
  used: cognitoErrors.softwareTokenUsed,
};

/** Creates an authenticator key for the signed-in user. It becomes active once a code is verified. */
export const associateSoftwareToken = defineOperation(
  z.object({ AccessToken: fields.accessToken }),
  ({ AccessToken }, pool) => {
    needSoftwareTokens(pool);
    const { user } = bearerOf(pool, AccessToken);
    return { SecretCode: pool.transaction(() => pool.totp.associate(user.sub)) };
  },
);

/**
 * Verifies a code of the signed-in user; the first correct code activates the key. After too many wrong codes,
 * verification is locked for a while, which is reported with status 200.
 * Source: `VerifySoftwareToken`, 'Status', in the API reference.
 */
export const verifySoftwareToken = defineOperation(
  z.object({ AccessToken: fields.accessToken, UserCode: z.string().regex(/^\d{6}$/) }),
  ({ AccessToken, UserCode }, pool) => {
    needSoftwareTokens(pool);
    const { user } = bearerOf(pool, AccessToken);
    const account = `totp:${user.sub}`;
    const Status = pool.transaction(() => {
      if (pool.attempts.isLocked(account)) return 'ERROR';
      const outcome = pool.totp.redeem(user.sub, UserCode);
      if (outcome === 'wrong') pool.attempts.countFailure(account);
      if (outcome !== 'right') return refusals[outcome]();
      pool.attempts.clear(account);
      return 'SUCCESS';
    });
    return { Status };
  },
);

const preference = z.object({
  AccessToken: fields.accessToken,
  SoftwareTokenMfaSettings: z
    .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
    .optional(),
});

/** Turns the second factor of the signed-in user on or off. Turning it on requires a verified key. */
export const setUserMfaPreference = defineOperation(preference, (request, pool) => {
  needSoftwareTokens(pool);
  const { user } = bearerOf(pool, request.AccessToken);
  const settings = request.SoftwareTokenMfaSettings;
  if (!settings) return {};
  if (settings.Enabled && !pool.totp.isVerified(user.sub)) {
    throw cognitoErrors.invalidParameter('User has not set up software token mfa');
  }
  pool.totp.enable(user.sub, settings.Enabled);
  return {};
});
