import { cognitoErrors } from '../errors.ts';
import type { ClientSettings } from '../settings/client-settings.ts';
import type { User } from '../store/user-store.ts';
import type { UserPool } from '../user-pool.ts';
import { secondFactorOf } from './second-factor.ts';

/** A sign-in whose password is not verified yet. */
export interface SignIn {
  client: ClientSettings;
  /** As the user typed it. */
  username: string;
  passwordIsRight: (user: User) => boolean;
}

/**
 * Completes a sign-in: counts the attempt, then returns tokens or the second-factor challenge. If the client hides
 * missing users, an unknown user and a wrong password get the same response.
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
