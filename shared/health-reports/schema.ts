import * as z from 'zod';
import { addDays, localDate } from '../time/local-date.ts';

/** Maximum number of days per report: a quarter. */
export const MAX_REPORT_DAYS = 92;

/** Maximum number of entries per report. Users who log more request two reports. */
export const MAX_REPORT_ENTRIES = 2_000;

const reportFormats = ['pdf', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Error messages for the date range of a report. */
export const reportFaults = {
  backwards: 'The end date can’t be before the start date.',
  tooLong: `A report can cover up to ${MAX_REPORT_DAYS} days.`,
} as const;

const isDay = (day: string): boolean => localDate.safeParse(day).success;

/** Request for a report of an inclusive date range. An invalid day is reported as such and not as an invalid range. */
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
