import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { addDays, daysEnding, localDateOf } from '#shared/time/local-date.ts';
import { createDemoDays, type PlannedDemoMeal } from './demo-days.ts';
import { instantOf } from './wall-clock.ts';

/** A logged meal of a demo account, as it would be sent to the API. */
type DiaryEntry = PlannedDemoMeal['nutrition'] & {
  meal_type: MealType;
  logged_at: string;
  time_zone: string;
};

/** A wall-clock day of a diary with its entries in order of time. */
export interface DiaryDay {
  date: string;
  entries: DiaryEntry[];
}

interface Diary {
  /** Makes the meals of an account different from those of the others. */
  account: string;
  /** Days of the diary, including today. */
  days: number;
  /** Whether the user was on a trip in another time zone. */
  hasTrip: boolean;
}

/** The diary of the main demo account: eight weeks with a trip. */
export const DEMO_DIARY: Diary = { account: 'demo', days: 56, hasTrip: true };

/** The trip: days before today of its first and last day, and where it went. */
const TRIP = { first: 24, last: 20, zones: ['Europe/Lisbon', 'Asia/Tokyo'] } as const;

/** Days before today without any entry, since few users log every day. */
const MISSED = [38, 47];

/** Returns the time zone of a day: that of the trip, or the home zone. */
const zoneOf = (date: string, current: string, home: string): string => {
  const isAway = date >= addDays(current, -TRIP.first) && date <= addDays(current, -TRIP.last);
  const [usual, other] = TRIP.zones;
  return !isAway ? home : home === usual ? other : usual;
};

/**
 * Returns the entries of a demo account by day, oldest first. Today has the meals up to now, and dinner is left to the
 * visitor.
 * @param after last day that already has entries; undefined on the first run
 */
export const demoDiary = (
  now: Date,
  place: { zone: string; foods: FoodKnowledge },
  after?: string,
  { account, days, hasTrip }: Diary = DEMO_DIARY,
): DiaryDay[] => {
  const current = localDateOf(now, place.zone);
  const mealsOf = createDemoDays(place.foods, account);
  return daysEnding(current, days)
    .filter((date) => after === undefined || date > after)
    .filter((date) => !MISSED.some((back) => date === addDays(current, -back)))
    .map((date): DiaryDay => {
      const time_zone = hasTrip ? zoneOf(date, current, place.zone) : place.zone;
      const meals = mealsOf(date)
        .map(({ type, at, nutrition }) => ({ type, nutrition, at: instantOf(date, at, time_zone) }))
        .filter(({ type, at }) => date !== current || (type !== 'dinner' && at <= now));
      const entries = meals.map(({ type, at, nutrition }) => ({
        ...nutrition,
        meal_type: type,
        logged_at: at.toISOString(),
        time_zone,
      }));
      return { date, entries };
    });
};
