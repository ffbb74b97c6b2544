import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../../gateway/clock.ts';
import type { Store } from '../../../store.ts';

const row = z.object({
  origin_jti: z.string(),
  sub: z.string(),
  client_id: z.string(),
  event_id: z.string(),
  auth_time: z.string(),
  expires_at: z.string(),
  revoked: z.number(),
});

/** A session, from sign-in until its refresh token expires. */
export interface Session {
  originJti: string;
  sub: string;
  clientId: string;
  eventId: string;
  authTime: Date;
  expiresAt: Date;
  revoked: boolean;
}

/** Retention of expired sessions, because their access tokens can still be valid (for up to one day). */
const KEPT_AFTER_EXPIRY_MS = 86_400_000;

const hashOf = (refreshToken: string): string => createHash('sha256').update(refreshToken).digest('hex');

const sessionOf = (raw: unknown): Session | undefined => {
  const found = row.optional().parse(raw);
  return (
    found && {
      originJti: found.origin_jti,
      sub: found.sub,
      clientId: found.client_id,
      eventId: found.event_id,
      authTime: new Date(found.auth_time),
      expiresAt: new Date(found.expires_at),
      revoked: found.revoked === 1,
    }
  );
};

/** Stores sessions, with a hash of the refresh token. */
export const createSessionStore = (store: Store, clock: Clock) => {
  const insert = store.prepare(
    `INSERT INTO cognito_sessions (origin_jti, refresh_hash, sub, client_id, event_id, auth_time, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const forget = store.prepare('DELETE FROM cognito_sessions WHERE expires_at < ?');
  const byToken = store.prepare('SELECT * FROM cognito_sessions WHERE refresh_hash = ?');
  const byJti = store.prepare('SELECT * FROM cognito_sessions WHERE origin_jti = ?');
  const revokeOne = store.prepare('UPDATE cognito_sessions SET revoked = 1 WHERE origin_jti = ?');
  const revokeAll = store.prepare('UPDATE cognito_sessions SET revoked = 1 WHERE sub = ?');

  return {
    add: (session: Omit<Session, 'revoked'>, refreshToken: string): void => {
      forget.run(new Date(clock().getTime() - KEPT_AFTER_EXPIRY_MS).toISOString());
      const { originJti, sub, clientId, eventId, authTime, expiresAt } = session;
      insert.run(
        originJti,
        hashOf(refreshToken),
        sub,
        clientId,
        eventId,
        authTime.toISOString(),
        expiresAt.toISOString(),
      );
    },
    byRefreshToken: (token: string): Session | undefined => sessionOf(byToken.get(hashOf(token))),
    byOriginJti: (jti: string): Session | undefined => sessionOf(byJti.get(jti)),
    revoke: (originJti: string): void => void revokeOne.run(originJti),
    /** Ends all sessions of a user. */
    revokeAll: (sub: string): void => void revokeAll.run(sub),
  };
};
export type SessionStore = ReturnType<typeof createSessionStore>;
