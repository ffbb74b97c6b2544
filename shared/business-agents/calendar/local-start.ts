import * as z from 'zod';
import { localDate } from '../../time/local-date.ts';

const pattern = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d$/;
const MESSAGE = 'Enter a time as YYYY-MM-DDTHH:MM.';

const isPlausible = (start: string): boolean => {
  const day = pattern.exec(start)?.[1];
  const year = Number(start.slice(0, 4));
  return localDate.safeParse(day).success && year >= 1900 && year <= 2100;
};

/** A local time on the minute without a zone: `2026-11-26T15:00`. Compares as text. */
export const localStart = z.string().regex(pattern, MESSAGE).refine(isPlausible, MESSAGE);
export type LocalStart = z.infer<typeof localStart>;
