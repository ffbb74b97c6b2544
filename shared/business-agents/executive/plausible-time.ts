import * as z from 'zod';
import { localDate } from '../../time/local-date.ts';

const isPlausible = (when: string): boolean => {
  const year = new Date(when).getUTCFullYear();
  return year >= 1900 && year <= 2100;
};
/** An instant in years that a calendar has. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine(isPlausible, 'Enter a time between 1900 and 2100.');
/** A day in years that a calendar has. */
export const day = localDate.refine(isPlausible, 'Enter a date between 1900 and 2100.');
