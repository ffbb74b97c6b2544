import { instantOf } from '#shared/time/instant-of.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import type { ApiUser } from '#test/support/api-user.ts';

/** Time zone of the journeys' browser. */
const zone = 'Europe/Berlin';

interface Food {
  food_name: string;
  meal_type: 'breakfast' | 'lunch' | 'dinner' | 'snack';
  time: string;
  calories: number;
  protein: number;
  fiber: number;
  sodium: number;
  spoken?: true;
}

export const porridge: Food = {
  food_name: 'Porridge',
  meal_type: 'breakfast',
  time: '08:00',
  calories: 350,
  protein: 12,
  fiber: 8,
  sodium: 150,
};
const soup: Food = {
  food_name: 'Lentil soup',
  meal_type: 'lunch',
  time: '12:40',
  calories: 520,
  protein: 16.5,
  fiber: 11,
  sodium: 900,
};
const pasta: Food = {
  food_name: 'Pasta bake',
  meal_type: 'dinner',
  time: '19:15',
  calories: 830,
  protein: 27,
  fiber: 5,
  sodium: 1_400,
};
const nuts: Food = {
  food_name: 'Walnuts',
  meal_type: 'snack',
  time: '22:30',
  calories: 260,
  protein: 6,
  fiber: 3,
  sodium: 0,
  spoken: true,
};
const cake: Food = {
  food_name: 'Wedding cake',
  meal_type: 'snack',
  time: '16:00',
  calories: 1_240,
  protein: 15,
  fiber: 2,
  sodium: 700,
};

/** Days without an entry. The streak of the last six days is the longest, so that a meal today completes a week. */
const missed = new Set([24, 18, 13, 7]);
const WILD = 4;
const FIRST = 27;

const foodsOf = (ago: number): Food[] => {
  if (missed.has(ago)) return [];
  return [porridge, soup, pasta, ...(ago % 3 === 1 ? [nuts] : []), ...(ago === WILD ? [cake] : [])];
};

/** In kg: decreases by 70 g a day, with more water in every other measurement. */
const weightOf = (ago: number): number =>
  Math.round((80.3 + ago * 0.07 + (ago % 4 === 0 ? 0.3 : 0)) * 10) / 10;

export interface LivedDay {
  ago: number;
  foods: readonly Food[];
  /** In kg; null if the user did not weigh themselves. */
  weight: number | null;
}

/**
 * The four weeks until yesterday: missed days, an exceptional one, nuts logged by voice later, a weight every other
 * day.
 */
export const livedDays: readonly LivedDay[] = Array.from({ length: FIRST }, (_, at) => FIRST - at).map(
  (ago) => ({ ago, foods: foodsOf(ago), weight: ago % 2 === 1 ? weightOf(ago) : null }),
);

/** Writes the four weeks into the diary like the user, each day with its own time. */
export const liveFourWeeks = async (user: Pick<ApiUser, 'call'>): Promise<void> => {
  const today = localDateOf(new Date(), zone);
  const put = async (path: string, method: 'POST' | 'PUT', body: object): Promise<void> => {
    const { status } = await user.call(method, path, { ...body, time_zone: zone });
    if (status >= 300) throw new Error(`${method} ${path}: ${status}`);
  };
  for (const { ago, foods, weight } of livedDays) {
    const date = addDays(today, -ago);
    await Promise.all([
      ...foods.map(({ time, ...food }) =>
        put('/api/food-entries', 'POST', { ...food, logged_at: instantOf(date, time, zone).toISOString() }),
      ),
      ...(weight === null ? [] : [put(`/api/weights/${date}`, 'PUT', { weight })]),
    ]);
  }
};
