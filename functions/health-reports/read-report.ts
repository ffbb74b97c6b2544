import { CodedError } from '#shared/errors/coded-error.ts';
import { MAX_REPORT_ENTRIES } from '#shared/health-reports/schema.ts';
import type { FindMicronutrients } from '#shared/micronutrients/micronutrient-table.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { type LocalDate, localDateOf } from '#shared/time/local-date.ts';
import type { DashboardRepository } from '../dashboard/public.ts';
import { fillMissingDays } from '#shared/dashboard/fill-missing-days.ts';
import type { Clock } from '../platform/clock.ts';
import { averagesOf } from './averages.ts';
import type { ReadEntries } from '../food-entries/public.ts';
import { reportMicronutrients } from './report-micronutrients.ts';
import { reportDaysOf } from './report-day.ts';
import type { Report } from './report.ts';
import { weekdaysOf } from './weekdays.ts';

interface Dependencies {
  sums: DashboardRepository;
  readEntries: ReadEntries;
  find: FindMicronutrients;
  clock: Clock;
}

const DAY_MS = 86_400_000;

/** @throws CodedError REPORT_EMPTY, REPORT_TOO_LONG */
export type ReadReport = (userId: string, from: LocalDate, to: LocalDate) => Promise<Report>;

/** Reads profile, daily sums and entries of a date range in parallel. */
export const createReadReport =
  ({ sums, readEntries, find, clock }: Dependencies): ReadReport =>
  async (userId, from, to) => {
    const [profile, rows, entries] = await Promise.all([
      sums.profile(userId),
      sums.summaries(userId, from, to),
      readEntries(userId, from, to, MAX_REPORT_ENTRIES),
    ]);
    if (entries.length > MAX_REPORT_ENTRIES) throw new CodedError('REPORT_TOO_LONG');
    if (entries.length === 0 && rows.every(({ water_ml }) => water_ml === 0))
      throw new CodedError('REPORT_EMPTY');
    const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    const days = reportDaysOf(fillMissingDays(rows, to, count), entries);
    const { calories: goal, protein: protein_target } = dailyTargetsOf(profile);
    return {
      name: profile?.full_name ?? null,
      from,
      to,
      made_on: localDateOf(clock(), profile?.time_zone ?? 'UTC'),
      goal,
      protein_target,
      days,
      entries,
      averages: averagesOf(days),
      weekdays: weekdaysOf(days, goal),
      micronutrients: reportMicronutrients(entries, find, {
        age: profile?.age ?? null,
        sex: profile?.sex ?? null,
      }),
    };
  };
