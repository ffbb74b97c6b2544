import type { AiConsent } from '#shared/profile/choices.ts';
import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createProfileRepository } from './repository.ts';

/** Returns a user's decision about AI providers (decision D45), or null if undecided, which is no consent. */
export type ReadConsent = (userId: string) => Promise<AiConsent | null>;

export const createReadConsent = (table: Table, clock: Clock): ReadConsent => {
  const profiles = createProfileRepository(table, clock);
  return async (userId) => (await profiles.read(userId)).ai_consent;
};
