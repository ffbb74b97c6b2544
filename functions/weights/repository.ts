import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete';
import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { type WeightEntry, weightEntry } from '#shared/weights/schema.ts';
import type { Clock } from '../platform/clock.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { Table } from '../platform/table/client.ts';
import { createProfileEntity } from '../profile/public.ts';
import { readRow } from '../platform/table/read-row.ts';
import { ConditionsFailed, type Write } from '../platform/table/transact.ts';
import { createWeightEntity, weightKey } from './weight-entity.ts';
import { createWeightWrites, notNewerThan } from './weight-writes-repository.ts';
import { createIdempotentWriter } from '../platform/idempotency/idempotent-writer.ts';
import { queryRows } from '../platform/table/query-rows.ts';

const ATTEMPTS = 5;
const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

type Known = Pick<WeightEntry, 'date' | 'weight'>;

/** Returns the weight typed in the profile. */
const typedOf = (profile: { typed_weight?: number; typed_on?: LocalDate } | null): Known | undefined =>
  profile?.typed_weight === undefined || profile.typed_on === undefined
    ? undefined
    : { date: profile.typed_on, weight: profile.typed_weight };

/** Returns the later of two weights; on the same day the logged one. */
const laterOf = (logged: Known | undefined, typed: Known | undefined): Known | undefined =>
  logged && typed && typed.date > logged.date ? typed : (logged ?? typed);

/**
 * Reads and writes weights. The profile stores the day of its weight, so that a weight of an earlier day, whenever it
 * is written, never replaces a newer one.
 */
export const createWeightRepository = (table: Table, clock: Clock) => {
  const weights = createWeightEntity(table);
  const profiles = createProfileEntity(table);
  const writer = createIdempotentWriter(table, clock);

  const between = async (
    userId: string,
    from: LocalDate,
    to: LocalDate,
    newest?: number,
  ): Promise<WeightEntry[]> => {
    const rows = await queryRows(
      weights,
      userId,
      { between: [weightKey(from), weightKey(to)] },
      newest ? { reverse: true, limit: newest } : {},
    );
    return rows.map((row) => weightEntry.parse(row));
  };

  const { put, onProfile } = createWeightWrites(table, clock);

  /** Resets the profile to the weight before the deleted one, or keeps its value if there is none. */
  const fallBack = (userId: string, gone: LocalDate, before: Known | undefined): Write => ({
    Update: profiles
      .build(UpdateItemCommand)
      .item({
        user_id: userId,
        weighed_on: before?.date ?? $remove(),
        ...(before && { weight: before.weight }),
        updated_at: clock().toISOString(),
      })
      .options({ condition: notNewerThan(gone) })
      .params(),
  });

  return {
    /** Returns the weights of an inclusive range, oldest first, with one query. */
    between: (userId: string, from: LocalDate, to: LocalDate) => between(userId, from, to),

    /** @throws CodedError IDEMPOTENCY_KEY_REUSED if the key was used for another request */
    save: async (userId: string, entry: WeightEntry, idempotency: Idempotency): Promise<WeightEntry> => {
      const write = (writes: Write[]) => writer.write(userId, idempotency, writes, entry);
      try {
        return await write([put(userId, entry), onProfile(userId, entry)]);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        return write([put(userId, entry)]);
      }
    },

    /**
     * @throws CodedError IDEMPOTENCY_KEY_REUSED if the key was used for another request; SERVICE_UNAVAILABLE after too
     * many conflicts
     */
    remove: async (userId: string, date: LocalDate, idempotency: Idempotency): Promise<void> => {
      const gone: Write = {
        Delete: weights.build(DeleteItemCommand).key({ user_id: userId, date }).params(),
      };
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const [[newest, before], profile] = await Promise.all([
          between(userId, FIRST_DAY, LAST_DAY, 2),
          readRow(profiles, { user_id: userId }),
        ]);
        const isProfiles = newest?.date === date && (profile?.weighed_on ?? date) <= date;
        const writes = isProfiles
          ? [gone, fallBack(userId, date, laterOf(before, typedOf(profile)))]
          : [gone];
        try {
          await writer.write(userId, idempotency, writes, null);
          return;
        } catch (error) {
          if (!(error instanceof ConditionsFailed)) throw error;
        }
      }
      throw new CodedError('SERVICE_UNAVAILABLE');
    },
  };
};

export type WeightRepository = ReturnType<typeof createWeightRepository>;
