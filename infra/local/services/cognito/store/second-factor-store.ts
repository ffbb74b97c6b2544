import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../../gateway/clock.ts';
import type { Store } from '../../../store.ts';

const row = z.object({ sub: z.string(), client_id: z.string(), expires_at: z.string() }).optional();

/** Cognito's default session duration of an authentication flow, in ms. */
const VALID_MS = 3 * 60_000;

const hashOf = (session: string): string => createHash('sha256').update(session).digest('hex');

/** Stores sign-ins with a correct password and a pending second factor. They survive a mistyped code. */
export const createSecondFactorStore = (store: Store, clock: Clock) => {
  const insert = store.prepare('INSERT INTO cognito_second_factors VALUES (?, ?, ?, ?)');
  const forget = store.prepare('DELETE FROM cognito_second_factors WHERE expires_at <= ?');
  const find = store.prepare('SELECT * FROM cognito_second_factors WHERE session_hash = ?');
  const remove = store.prepare('DELETE FROM cognito_second_factors WHERE session_hash = ?');

  return {
    /** Starts a pending sign-in. @returns the session for the response */
    add: (sub: string, clientId: string): string => {
      const session = randomBytes(192).toString('base64url');
      const now = clock();
      forget.run(now.toISOString());
      insert.run(hashOf(session), sub, clientId, new Date(now.getTime() + VALID_MS).toISOString());
      return session;
    },
    /** Returns the user of a pending sign-in; undefined when it is unknown, completed, expired or of another client. */
    ownerOf: (session: string, clientId: string): string | undefined => {
      const found = row.parse(find.get(hashOf(session)));
      const isOpen = found?.client_id === clientId && found.expires_at > clock().toISOString();
      return isOpen ? found.sub : undefined;
    },
    finish: (session: string): void => void remove.run(hashOf(session)),
  };
};
export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
