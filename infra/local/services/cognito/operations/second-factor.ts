import type { AwsError } from '../../../gateway/aws-error.ts';
import { cognitoErrors } from '../errors.ts';
import type { ClientSettings } from '../settings/client-settings.ts';
import type { CodeOutcome } from '../store/totp-store.ts';
import type { User } from '../store/user-store.ts';
import type { UserPool } from '../user-pool.ts';

/** Returns the second-factor challenge after a correct password, or undefined if the user has no second factor. */
export const secondFactorOf = (pool: UserPool, user: User, client: ClientSettings): object | undefined => {
  const isAsked =
    pool.settings.asksForSoftwareTokens && pool.totp.isVerified(user.sub) && pool.totp.isEnabled(user.sub);
  if (!isAsked) return undefined;
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: pool.secondFactors.add(user.sub, client.id),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
  };
};

const refusals: Record<Exclude<CodeOutcome, 'right'>, () => AwsError> = {
  missing: cognitoErrors.softwareTokenMissing,
  wrong: cognitoErrors.softwareTokenWrong,
  used: cognitoErrors.softwareTokenUsed,
};

/**
 * Completes a sign-in with the authenticator app's code.
 * @throws AwsError `CodeMismatchException` (the same session can be tried again); `ExpiredCodeException` for a used
 * code;
 * `NotAuthorizedException` for an expired session, or after too many wrong codes
 */
export const answerSecondFactor = (
  pool: UserPool,
  client: ClientSettings,
  session: string,
  code: string,
): object => {
  const AuthenticationResult = pool.transaction(() => {
    const sub = pool.secondFactors.ownerOf(session, client.id);
    const user = sub === undefined ? undefined : pool.users.find(sub);
    if (!user?.enabled) return cognitoErrors.challengeExpired();
    const account = `totp:${user.sub}`;
    if (pool.attempts.isLocked(account)) return cognitoErrors.passwordAttemptsExceeded();
    const outcome = pool.totp.redeem(user.sub, code);
    if (outcome !== 'right') {
      if (outcome === 'wrong') pool.attempts.countFailure(account);
      return refusals[outcome]();
    }
    pool.attempts.clear(account);
    pool.secondFactors.finish(session);
    return pool.tokens.start(user, client);
  });
  return { AuthenticationResult, ChallengeParameters: {} };
};
