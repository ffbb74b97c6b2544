import type { AwsService } from '../../gateway/aws-service.ts';
import { cognitoErrors } from './errors.ts';
import { createCognitoService } from './cognito-service.ts';
import type { PublicJwk } from './tokens/signing-key.ts';
import { createUserPool, type UserPoolOptions } from './user-pool.ts';
import { type ImportedUser, importUser } from './users/import-user.ts';

/** Tokens of a session that the operator created for a user. */
interface UserTokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

/** The stack's local user pool. */
export interface Cognito {
  service: AwsService;
  userPoolId: string;
  /** Issuer of the pool's tokens, the same as on AWS. */
  issuer: string;
  /** Returns the public keys that verify the tokens. */
  jwks(): { keys: PublicJwk[] };
  /** Creates a confirmed account; idempotent. See `users/import-user.ts`. */
  importUser(user: ImportedUser): Promise<{ sub: string }>;
  /** Adds a user to a group of the template; idempotent. */
  addToGroup(sub: string, group: string): void;
  /**
   * Creates a session for a user, for the operator.
   * @throws AwsError `UserNotFoundException`
   */
  tokensFor(sub: string): UserTokens;
}

/**
 * Emulates Amazon Cognito user pools for the template's only pool: sign-up, SRP sign-in, refresh, resets and triggers.
 * The tokens are signed by this installation's own key.
 * @throws Error that names an unsupported part of the template
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
