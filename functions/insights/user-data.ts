import { factProfileOf } from '#shared/facts/fact-profile.ts';
import { ENTRY_DAYS, type FactProfile, type FactSource } from '#shared/facts/source.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import type { DashboardRepository } from '../dashboard/public.ts';
import type { ReadEntries } from '../food-entries/public.ts';
import type { WeightRepository } from '../weights/public.ts';

/** Maximum data for the facts: more than a year of daily sums for streaks, and two weeks of entries. */
const SUMMARY_DAYS = 400;
const MAX_ENTRIES = 1_000;
const WEIGHT_DAYS = 90;

type ProfileRow = Awaited<ReturnType<DashboardRepository['profile']>>;

interface Dependencies {
  sums: DashboardRepository;
  readEntries: ReadEntries;
  weights: Pick<WeightRepository, 'between'>;
}

const profileOf = (row: ProfileRow): FactProfile => ({
  ...factProfileOf(row),
  diet: row?.diet,
  allergens: row?.allergens,
  dislikes: row?.dislikes,
});

/** Reads the data for insights. */
export const createUserData = ({ sums, readEntries, weights }: Dependencies) => ({
  profile: (userId: string): Promise<ProfileRow> => sums.profile(userId),

  /** Reads everything needed for the facts of a day with three parallel queries. */
  read: async (userId: string, date: LocalDate, profile: ProfileRow): Promise<FactSource> => {
    const [days, entries, weighed] = await Promise.all([
      sums.summaries(userId, addDays(date, 1 - SUMMARY_DAYS), date),
      // One more day, because the weekly email covers the days up to yesterday.
      readEntries(userId, addDays(date, -ENTRY_DAYS), date, MAX_ENTRIES),
      weights.between(userId, addDays(date, -WEIGHT_DAYS), date),
    ]);
    return { date, profile: profileOf(profile), days, entries, weights: weighed };
  },
});

export type UserData = ReturnType<typeof createUserData>;
