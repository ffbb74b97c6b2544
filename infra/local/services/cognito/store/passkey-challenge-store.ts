import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../../gateway/clock.ts';
import type { Store } from '../../../store.ts';

const row = z.object({ sub: z.string(), challenge: z.string(), expires_at: z.string() }).optional();

/** Cognito's default session duration of an authentication flow, in ms. */
const VALID_MS = 3 * 60_000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Stores challenges for passkeys by a name: the session of a sign-in, or the user who adds one. Each is used once. */
export const createPasskeyChallengeStore = (store: Store, clock: Clock) => {
  const replace = store.prepare('INSERT OR REPLACE INTO cognito_passkey_challenges VALUES (?, ?, ?, ?)');
  const forget = store.prepare('DELETE FROM cognito_passkey_challenges WHERE expires_at <= ?');
  const find = store.prepare('SELECT * FROM cognito_passkey_challenges WHERE name_hash = ?');
  const remove = store.prepare('DELETE FROM cognito_passkey_challenges WHERE name_hash = ?');

  return {
    set: (name: string, sub: string, challenge: string): void => {
      const now = clock();
      forget.run(now.toISOString());
      replace.run(hashOf(name), sub, challenge, new Date(now.getTime() + VALID_MS).toISOString());
    },
    /** Removes and returns a challenge; undefined when it is unknown, used or expired. */
    take: (name: string): { sub: string; challenge: string } | undefined => {
      const found = row.parse(find.get(hashOf(name)));
      remove.run(hashOf(name));
      return found && found.expires_at > clock().toISOString() ? found : undefined;
    },
  };
};
export type PasskeyChallengeStore = ReturnType<typeof createPasskeyChallengeStore>;
