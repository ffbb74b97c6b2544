import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { ProfileChange } from '#shared/profile/profile-change.ts';
import { type Profile, profile } from '#shared/profile/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/http/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { withNulls } from '../platform/table/nulls.ts';
import { createProfileEntity } from './profile-entity.ts';
import { readRow } from '../platform/table/read-row.ts';
import { createWriteOnce } from '../platform/idempotency/write-once.ts';

/** Where a day begins last: nobody's today is earlier, so that a weight that is logged today always counts. */
const LAST_ZONE = 'Etc/GMT+12';

/** Notes the day of a weight that is typed in the profile, so that the log's older ones do not take its place. */
const typedWeight = ({ weight }: Pick<ProfileChange, 'weight'>, now: Date) => {
  if (weight === undefined) return {};
  const day = weight === null ? $remove() : localDateOf(now, LAST_ZONE);
  return { weighed_on: day, typed_weight: weight ?? $remove(), typed_on: day };
};

/** Profiles of the table. A person without a row has an empty profile. */
export const createProfileRepository = (table: Table, clock: Clock) => {
  const profiles = createProfileEntity(table);
  const once = createWriteOnce(table, clock);
  const unset = () => ({ updated_at: clock().toISOString() });

  const read = async (userId: string): Promise<Profile> => {
    const row = await readRow(profiles, { user_id: userId });
    return profile.parse({
      ...withNulls(row ?? unset(), profile),
      unit_system: row?.unit_system ?? 'metric',
      id: userId,
    });
  };

  return {
    read,

    /**
     * Writes the given fields and no other, so that two windows that save different ones keep both; null empties one.
     * Answers the row as it is now: a press that is repeated later writes nothing and undoes nothing.
     * @throws CodedError IDEMPOTENCY_KEY_REUSED when the key named another request
     */
    save: async (userId: string, change: ProfileChange, idempotency: Idempotency): Promise<Profile> => {
      const given = Object.entries(change).filter(([, value]) => value !== undefined);
      const changed = Object.fromEntries(given.map(([name, value]) => [name, value ?? $remove()])) as object;
      const update = profiles.build(UpdateItemCommand).item({
        user_id: userId,
        ...changed,
        ...typedWeight(change, clock()),
        updated_at: clock().toISOString(),
      });
      await once.write(userId, idempotency, [{ Update: update.params() }], null);
      return read(userId);
    },
  };
};

export type ProfileRepository = ReturnType<typeof createProfileRepository>;
