import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../../gateway/clock.ts';
import type { Store } from '../../../store.ts';
import type { ServerValues } from '../srp/handshake.ts';

/** A sign-in between its two requests. */
export interface Challenge {
  clientId: string;
  /** As the user typed it. */
  username: string;
  /** The identity that the password is hashed with: the user's sub, or a fake one for an unknown user. */
  srpId: string;
  A: bigint;
  server: ServerValues;
}

const hexadecimal = z.string().transform((hex) => BigInt(`0x${hex}`));
const row = z
  .object({
    client_id: z.string(),
    username: z.string(),
    srp_id: z.string(),
    public_a: hexadecimal,
    secret_b: hexadecimal,
    public_b: hexadecimal,
    expires_at: z.string(),
  })
  .optional();

/** Cognito's default session duration of an authentication flow, in ms. */
const VALID_MS = 3 * 60_000;

/** Stores challenges. Each can be answered once, within three minutes. */
export const createChallengeStore = (store: Store, clock: Clock) => {
  const insert = store.prepare('INSERT INTO cognito_challenges VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const forget = store.prepare('DELETE FROM cognito_challenges WHERE expires_at <= ?');
  const find = store.prepare('SELECT * FROM cognito_challenges WHERE secret_block = ?');
  const remove = store.prepare('DELETE FROM cognito_challenges WHERE secret_block = ?');

  return {
    /** Stores a challenge. @returns the secret block for the response, base64 */
    add: ({ clientId, username, srpId, A, server }: Challenge): string => {
      const secretBlock = randomBytes(256).toString('base64');
      const [a, b, B] = [A, server.b, server.B].map((value) => value.toString(16));
      const expires = new Date(clock().getTime() + VALID_MS).toISOString();
      forget.run(clock().toISOString());
      insert.run(secretBlock, clientId, username, srpId, a ?? '', b ?? '', B ?? '', expires);
      return secretBlock;
    },
    /** Removes and returns a challenge; undefined when it is unknown, answered or expired. */
    take: (secretBlock: string): Challenge | undefined => {
      const found = row.parse(find.get(secretBlock));
      remove.run(secretBlock);
      if (!found || found.expires_at <= clock().toISOString()) return undefined;
      return {
        clientId: found.client_id,
        username: found.username,
        srpId: found.srp_id,
        A: found.public_a,
        server: { b: found.secret_b, B: found.public_b },
      };
    },
  };
};
export type ChallengeStore = ReturnType<typeof createChallengeStore>;
