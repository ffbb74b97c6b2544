import type { MealType } from '../../food-entries/meal-type.ts';
import type { Token } from './tokenize.ts';
import { mealOfHour } from './vocabulary/meal-times.ts';
import { unitOf } from './vocabulary/units.ts';

/** A time as the text writes it. */
export interface ClockTime {
  /** 0 to 23. */
  hour: number;
  minute: number;
  /** Whether it may be in the morning or in the afternoon: 'at 9'. */
  isAmbiguous: boolean;
}

const FIRST_HOUR_OF_DAY = 4;

const format = (hour: number, minute: number): string =>
  `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/**
 * Returns a time as 'HH:MM', or null if the text leaves open which half of the day it means. An ambiguous hour is
 * decided by the meal or by the night: 'dinner at 8', 'last night at 9'. Hours after midnight belong to the next
 * calendar day, so 'last night at 1' has no time.
 */
export const resolveTime = (
  time: ClockTime | null,
  meal: MealType | null,
  isAtNight: boolean,
): string | null => {
  if (time === null) return null;
  const { hour, minute, isAmbiguous } = time;
  if (!isAmbiguous) return isAtNight && hour < FIRST_HOUR_OF_DAY ? null : format(hour, minute);
  const halves = [hour % 12, (hour % 12) + 12];
  if (isAtNight || meal === 'dinner') {
    const evening = (hour % 12) + 12;
    return evening >= 12 + FIRST_HOUR_OF_DAY ? format(evening, minute) : null;
  }
  const fitting = halves.filter((half) => mealOfHour(half) === meal);
  return fitting.length === 1 && fitting[0] !== undefined ? format(fitting[0], minute) : null;
};

/** Returns whether a number after 'at' is an hour by what follows it: 'at 9, toast', 'at 1 A burrito', 'At 8 oatmeal'. */
export const endsTime = (tokens: readonly Token[], at: number): boolean => {
  const [lead, behind] = [tokens[at - 2], tokens[at + 1]];
  if (behind === undefined || behind.kind === 'break') return true;
  if (behind.kind === 'number') return behind.article;
  const isFirst = lead === undefined || lead.kind === 'break';
  return behind.text === 'and' || (isFirst && unitOf(behind.text) === null);
};
