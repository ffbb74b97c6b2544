import { $remove, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { ProfileChange } from '#shared/profile/profile-change.ts';
import { dietLists, type Profile, profile } from '#shared/profile/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { createProfileEntity } from './profile-entity.ts';
import { searchKeysOf } from './search-keys.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';

/** The time zone where each day starts last, so that a weight logged today always counts as newer. */
const LAST_ZONE = 'Etc/GMT+12';

/** Stores the day of a typed weight, so that older log entries do not replace it. */
const typedWeight = ({ weight }: Pick<ProfileChange, 'weight'>, now: Date) => {
  if (weight === undefined) return {};
  const day = weight === null ? $remove() : localDateOf(now, LAST_ZONE);
  return { weighed_on: day, typed_weight: weight ?? $remove(), typed_on: day };
};

/** Replaces a list as a whole; a cleared field or an empty list is removed. */
const storedOf = (value: unknown) => {
  if (!Array.isArray(value)) return value ?? $remove();
  return value.length === 0 ? $remove() : $set(value);
};

/** Reads and writes profiles. A user without a row has an empty profile. */
export const createProfileRepository = (table: Table, clock: Clock) => {
  const profiles = createProfileEntity(table);
  const writer = createIdempotentWriter(table, clock);
  const unset = () => ({ updated_at: clock().toISOString() });

  const read = async (userId: string): Promise<Profile> => {
    const row = await readRow(profiles, { user_id: userId });
    return profile.parse({
      ...withNulls(row ?? unset(), profile),
      unit_system: row?.unit_system ?? 'metric',
      ...Object.fromEntries(dietLists.map((name) => [name, row?.[name] ?? []])),
      id: userId,
    });
  };

  return {
    read,

    /**
     * Writes only the given fields, so that two tabs can save different ones; null clears a field. Returns the current
     * row: a later retry writes and undoes nothing.
     * @throws CodedError IDEMPOTENCY_KEY_REUSED if the key was used for another request
     */
    save: async (userId: string, change: ProfileChange, idempotency: Idempotency): Promise<Profile> => {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      const changed = Object.fromEntries(given.map(([name, value]) => [name, storedOf(value)])) as object;
      const known = await readRow(profiles, { user_id: userId });
      const update = profiles.build(UpdateItemCommand).item({
        user_id: userId,
        ...changed,
        ...searchKeysOf({
          user_id: userId,
          full_name: change.full_name === undefined ? known?.full_name : change.full_name,
          email: known?.email,
        }),
        ...typedWeight(change, clock()),
        updated_at: clock().toISOString(),
      });
      await writer.write(userId, idempotency, [{ Update: update.params() }], null);
      return read(userId);
    },
  };
};

export type ProfileRepository = ReturnType<typeof createProfileRepository>;
