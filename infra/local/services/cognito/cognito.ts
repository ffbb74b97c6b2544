import type { AwsService } from '../../gateway/aws-service.ts';
import { cognitoErrors } from './errors.ts';
import { createCognitoService } from './cognito-service.ts';
import type { PublicJwk } from './tokens/signing-key.ts';
import { createUserPool, type UserPoolOptions } from './user-pool.ts';
import { type ImportedUser, importUser } from './users/import-user.ts';

/** Tokens of a session that the operator opened for a user. */
export interface UserTokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

/** The stack's user pool on this machine. */
export interface Cognito {
  service: AwsService;
  userPoolId: string;
  /** Issuer of the pool's tokens, as on AWS. */
  issuer: string;
  /** Public keys that the tokens are verified with. */
  jwks(): { keys: PublicJwk[] };
  /** Makes a confirmed account, once; see `users/import-user.ts`. */
  importUser(user: ImportedUser): Promise<{ sub: string }>;
  /** Puts a user into a group of the template. Twice does no harm. */
  addToGroup(sub: string, group: string): void;
  /**
   * Signs a user in for the operator.
   * @throws AwsError `UserNotFoundException`
   */
  tokensFor(sub: string): UserTokens;
}

/**
 * Amazon Cognito user pools for the one pool of the template: sign-up, SRP sign-in, refresh, resets and triggers, with
 * tokens signed by this installation's own key.
 * @throws Error when the template asks for something that is not hosted, by name
 */
export const createCognito = (options: UserPoolOptions): Cognito => {
  const pool = createUserPool(options);
  return {
    service: createCognitoService(pool),
    userPoolId: pool.settings.id,
    issuer: pool.settings.issuer,
    jwks: () => ({ keys: [pool.key.jwk] }),
    importUser: (user) => importUser(pool, user),
    addToGroup: pool.groups.add,
    tokensFor: (sub) => {
      const user = pool.users.find(sub);
      if (!user) throw cognitoErrors.userNotFound();
      const tokens = pool.transaction(() => pool.tokens.start(user, pool.firstClient));
      return { accessToken: tokens.AccessToken, idToken: tokens.IdToken, refreshToken: tokens.RefreshToken };
    },
  };
};
