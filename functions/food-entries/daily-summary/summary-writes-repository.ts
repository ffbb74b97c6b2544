import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { expiresAt } from '#shared/food-entries/retention.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { Table } from '../../platform/table/client.ts';
import type { Write } from '../../platform/table/transact.ts';
import type { Rewrite, WaterChange } from '../entry-writes-repository.ts';
import { onActiveIndex } from './active-day-index.ts';
import { createActiveZones } from './active-zones-repository.ts';
import { createDailySummaryEntity } from './daily-summary-entity.ts';
import { isNoChange, summaryDifference } from './summary-change.ts';

/**
 * Creates a function that builds one write per affected day. It updates the day's sums and adds the day to the nightly
 * job's index, in the time zone of its last entry, which is recorded as active before the function returns.
 */
export const createSummaryWrites = (table: Table) => {
  const summaries = createDailySummaryEntity(table);
  const activeZones = createActiveZones(table);

  const indexKeys = async (last: FoodEntry, date: LocalDate) => {
    const keys = onActiveIndex(last.user_id, date, last.time_zone, new Date(last.updated_at));
    if (keys.gsi1pk !== undefined) await activeZones.record(date, last.time_zone);
    return keys;
  };

  /** A change of other fields keeps an entry for longer, and so it does the sums of its day. */
  const keepLonger = (user_id: string, date: LocalDate, kept: { expires_at: number }): Write => ({
    Update: summaries
      .build(UpdateItemCommand)
      .item({ user_id, date, ...kept })
      .params(),
  });

  /** @param water water of the same transaction: a row can be written only once in it */
  return async ({ before, after }: Rewrite, water: readonly WaterChange[] = []): Promise<Write[]> => {
    const owner = [...before, ...after, ...water][0];
    const days = new Set([
      ...[...before, ...after].map(({ local_date }) => local_date),
      ...water.map(({ date }) => date),
    ]);
    const writeOf = async (date: LocalDate): Promise<Write[]> => {
      const ofDay = (entries: readonly FoodEntry[]) =>
        entries.filter(({ local_date }) => local_date === date);
      const drunk = water.filter((each) => each.date === date);
      const milliliters = drunk.reduce((sum, each) => sum + each.milliliters, 0);
      const change = {
        ...summaryDifference(ofDay(before), ofDay(after)),
        ...(milliliters !== 0 && { water_ml: milliliters }),
      };
      if (!owner) return [];
      const last = ofDay(after).at(-1);
      const latest = last?.updated_at ?? drunk.at(-1)?.at;
      const kept = latest !== undefined && { expires_at: expiresAt(latest) };
      if (isNoChange(change) && milliliters === 0) return kept ? [keepLonger(owner.user_id, date, kept)] : [];
      const added = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, $add(value)]));
      const active = last && (await indexKeys(last, date));
      const update = summaries
        .build(UpdateItemCommand)
        .item({ user_id: owner.user_id, date, ...added, ...active, ...kept })
        .options(milliliters < 0 ? { condition: { attr: 'water_ml', gte: -milliliters } } : {});
      return [{ Update: update.params() }];
    };
    return (await Promise.all([...days].map(writeOf))).flat();
  };
};
