import { weekdayOf } from '#shared/facts/calendar.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';

/** Returns the Monday of a day's week. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, -((weekdayOf(date) + 6) % 7));
