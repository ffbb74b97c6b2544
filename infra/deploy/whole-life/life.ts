import { randomBytes } from 'node:crypto';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { Credentials } from './outside/outside.ts';

/** What a walk knows about its user. */
export interface Life {
  account: Credentials;
  /** Whether the account may exist at the user pool. */
  isSignedUp: boolean;
  isConfirmed: boolean;
  /** Access token of the current session. */
  token: string | null;
  /** The meal that the walk logged. */
  meal: FoodEntry | null;
}

/** Creates a user with a fresh address and a random password, who does not exist yet. */
export const createLife = (domain: string): Life => ({
  account: {
    email: `walk+${randomBytes(8).toString('hex')}@${domain}`,
    password: randomBytes(24).toString('base64url'),
  },
  isSignedUp: false,
  isConfirmed: false,
  token: null,
  meal: null,
});
