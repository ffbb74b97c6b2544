import { cognitoErrors } from '../errors.ts';
import type { ClientSettings } from '../settings/client-settings.ts';
import type { User } from '../store/user-store.ts';
import type { UserPool } from '../user-pool.ts';
import { secondFactorOf } from './second-factor.ts';

/** A sign-in whose password is still to be checked. */
export interface SignIn {
  client: ClientSettings;
  /** As it was typed. */
  username: string;
  passwordIsRight: (user: User) => boolean;
}

/**
 * Ends a sign-in: counts the try, then answers with tokens, or asks for the second factor. Who does not exist and who has another password get the
 * same answer from a client that hides missing users.
 * @throws AwsError `NotAuthorizedException`, `UserNotConfirmedException`, `UserNotFoundException`
 */
export const finishSignIn = (pool: UserPool, { client, username, passwordIsRight }: SignIn): object =>
  pool.transaction((): object => {
    const user = pool.users.find(username);
    if (!user && !client.hidesMissingUsers) return cognitoErrors.userNotFound();
    const account = user?.sub ?? username.toLowerCase();
    if (pool.attempts.isLocked(account)) return cognitoErrors.passwordAttemptsExceeded();
    if (!user || !passwordIsRight(user)) {
      pool.attempts.countFailure(account);
      return cognitoErrors.wrongCredentials();
    }
    pool.attempts.clear(account);
    if (!user.enabled) return cognitoErrors.userDisabled();
    if (user.status === 'UNCONFIRMED') return cognitoErrors.userNotConfirmed();
    return (
      secondFactorOf(pool, user, client) ?? {
        AuthenticationResult: pool.tokens.start(user, client),
        ChallengeParameters: {},
      }
    );
  });
