import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../../gateway/clock.ts';
import type { ClientSettings } from '../settings/client-settings.ts';
import type { Session, SessionStore } from '../store/session-store.ts';
import type { User } from '../store/user-store.ts';
import { signJwt } from './jwt.ts';
import type { SigningKey } from './signing-key.ts';

/** Tokens in the response of `InitiateAuth`. */
export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  TokenType: 'Bearer';
  /** Seconds until the access token expires. */
  ExpiresIn: number;
  /** Absent on a refresh. */
  RefreshToken?: string;
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);

/**
 * Creates tokens with Cognito's claims.
 * Sources: 'Understanding the access token', 'Understanding the identity (ID) token' in the Cognito guide.
 */
export const createTokenIssuer = (options: {
  key: SigningKey;
  issuer: string;
  sessions: SessionStore;
  clock: Clock;
}) => {
  const { key, issuer, sessions, clock } = options;

  const issue = (
    user: User,
    client: ClientSettings,
    session: Omit<Session, 'revoked'>,
  ): AuthenticationResult => {
    const iat = seconds(clock());
    const shared = {
      sub: user.sub,
      iss: issuer,
      origin_jti: session.originJti,
      event_id: session.eventId,
      auth_time: seconds(session.authTime),
      iat,
    };
    const access = {
      ...shared,
      client_id: client.id,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      exp: iat + client.accessTokenSeconds,
      jti: randomUUID(),
      username: user.sub,
    };
    const attributes = Object.entries({
      ...user.attributes,
      email: user.email,
      email_verified: user.emailVerified,
    });
    const id = {
      ...shared,
      ...Object.fromEntries(attributes.filter(([name]) => client.mayRead(name))),
      'cognito:username': user.sub,
      aud: client.id,
      token_use: 'id',
      exp: iat + client.idTokenSeconds,
      jti: randomUUID(),
    };
    return {
      AccessToken: signJwt(access, key),
      IdToken: signJwt(id, key),
      TokenType: 'Bearer',
      ExpiresIn: client.accessTokenSeconds,
    };
  };

  return {
    /** Creates the tokens of a new session. */
    start: (user: User, client: ClientSettings): Required<AuthenticationResult> => {
      const now = clock();
      const session = {
        originJti: randomUUID(),
        sub: user.sub,
        clientId: client.id,
        eventId: randomUUID(),
        authTime: now,
        expiresAt: new Date(now.getTime() + client.refreshTokenSeconds * 1_000),
      };
      const RefreshToken = randomBytes(192).toString('base64url');
      sessions.add(session, RefreshToken);
      return { ...issue(user, client, session), RefreshToken };
    },
    /** Creates new access and ID tokens for an existing session. */
    renew: issue,
  };
};
export type TokenIssuer = ReturnType<typeof createTokenIssuer>;
