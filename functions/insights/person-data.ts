import { ENTRY_DAYS, type FactProfile, type FactSource } from '#shared/facts/source.ts';
import { DEFAULT_DAILY_CALORIE_GOAL } from '#shared/profile/schema.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import type { DashboardRepository } from '../dashboard/repository.ts';
import type { ReadEntries } from '../health-reports/entries-repository.ts';
import type { WeightRepository } from '../weights/repository.ts';

/** What facts are made of at most: a year and more of sums for streaks, two weeks of entries. */
const SUMMARY_DAYS = 400;
const MOST_ENTRIES = 1_000;
const WEIGHT_DAYS = 90;

type ProfileRow = Awaited<ReturnType<DashboardRepository['profile']>>;

interface Dependencies {
  sums: DashboardRepository;
  readEntries: ReadEntries;
  weights: Pick<WeightRepository, 'between'>;
}

const profileOf = (row: ProfileRow): FactProfile => ({
  age: row?.age ?? null,
  weight: row?.weight ?? null,
  height: row?.height ?? null,
  activity_level: row?.activity_level ?? null,
  daily_calorie_goal: row?.daily_calorie_goal ?? null,
  sex: row?.sex ?? null,
  unit_system: row?.unit_system ?? 'metric',
});

/** Reads what insights are made of. */
export const createPersonData = ({ sums, readEntries, weights }: Dependencies) => ({
  profile: (userId: string): Promise<ProfileRow> => sums.profile(userId),

  /** Everything that the facts of a day are made of: three queries side by side. */
  read: async (userId: string, date: LocalDate, profile: ProfileRow): Promise<FactSource> => {
    const [days, entries, weighed] = await Promise.all([
      sums.summaries(userId, addDays(date, 1 - SUMMARY_DAYS), date),
      // A day more: the weekly mail looks from the day before.
      readEntries(userId, addDays(date, -ENTRY_DAYS), date, MOST_ENTRIES),
      weights.between(userId, addDays(date, -WEIGHT_DAYS), date),
    ]);
    return { date, profile: profileOf(profile), days, entries, weights: weighed };
  },
});

export type PersonData = ReturnType<typeof createPersonData>;

/** kcal a day; the usual one where the person has set none (decision D7). */
export const goalOfSource = ({ profile }: FactSource): number =>
  profile.daily_calorie_goal ?? DEFAULT_DAILY_CALORIE_GOAL;
