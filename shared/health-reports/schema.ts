import * as z from 'zod';
import { addDays, localDate } from '../time/local-date.ts';

/** Most days of one report: a quarter of a year. */
export const MAX_REPORT_DAYS = 92;

/** Most entries of one report. Whoever logs more in a quarter takes two. */
export const MAX_REPORT_ENTRIES = 2_000;

export const reportFormats = ['pdf', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** What can be wrong with the days of a report, in words. */
export const reportFaults = {
  backwards: 'The last day lies before the first.',
  tooLong: `A report has at most ${MAX_REPORT_DAYS} days.`,
} as const;

const isDay = (day: string): boolean => localDate.safeParse(day).success;

/** Body of a report: a range of wall-clock days, both included. What is no day is told of as such, not as a range. */
export const reportRequest = z
  .strictObject({ from: localDate, to: localDate, format: z.enum(reportFormats) })
  .refine(({ from, to }) => !isDay(from) || !isDay(to) || from <= to, {
    path: ['to'],
    message: reportFaults.backwards,
  })
  .refine(({ from, to }) => !isDay(from) || !isDay(to) || to < addDays(from, MAX_REPORT_DAYS), {
    path: ['to'],
    message: reportFaults.tooLong,
  });
export type ReportRequest = z.infer<typeof reportRequest>;
