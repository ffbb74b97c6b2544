import type { Facts } from '#shared/facts/facts.ts';
import { ENTRY_DAYS } from '#shared/facts/source.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { createDashboardRepository } from '../../../../dashboard/public.ts';
import { createReadEntries } from '../../../../food-entries/public.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Table } from '../../../../platform/table/client.ts';
import { createProfileRepository } from '../../../../profile/public.ts';

/** Past days whose daily sums are read. */
const DAYS_READ = 100;
/** Maximum number of single entries. */
const MAX_ENTRIES = 500;

/** Reads the facts of a user's diary up to a day. */
export type ReadDiary = (userId: string, today: LocalDate) => Promise<Facts>;

export const createReadDiary = (table: Table, clock: Clock): ReadDiary => {
  const profiles = createProfileRepository(table, clock);
  const { summaries } = createDashboardRepository(table);
  const readEntries = createReadEntries(table);
  return async (userId, date) => {
    const [profile, days, entries, { factsOf }] = await Promise.all([
      profiles.read(userId),
      summaries(userId, addDays(date, 1 - DAYS_READ), date),
      readEntries(userId, addDays(date, 1 - ENTRY_DAYS), date, MAX_ENTRIES),
      import('#shared/facts/facts.ts'),
    ]);
    return factsOf({ date, profile, days, entries, weights: [] });
  };
};
