import type { Clock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { isConditionFailure } from '../platform/table/condition-failure.ts';
import { createProfileEntity } from '../platform/table/profile-entity.ts';

interface Person {
  user_id: string;
  email: string;
  full_name: string | undefined;
}

/** Writes a new person's profile. @returns false when there is one already */
export type ProfileStart = (person: Person) => Promise<boolean>;

export const createProfileStart = (table: Table, clock: Clock): ProfileStart => {
  const profiles = createProfileEntity(table);
  return async (person) => {
    try {
      await profiles.create({ ...person, updated_at: clock().toISOString() }).go();
      return true;
    } catch (error) {
      if (isConditionFailure(error)) return false;
      throw error;
    }
  };
};
