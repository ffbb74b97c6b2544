import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { FactEntry } from '#shared/facts/source.ts';
import { blankProfile, entryOf, people, type Person, TODAY } from '../facts/two-people.ts';
import { ago } from './recount.ts';

const [anna] = people();

/** Signed up today: an empty diary, no goal, no body data. */
export const nobody: Person = {
  ...anna,
  name: 'Nia',
  entries: [],
  water: {},
  weights: [],
  profile: { ...blankProfile, age: null },
};

/** One day, yesterday, no goal; pounds. */
export const beginner: Person = {
  ...nobody,
  name: 'Bo',
  entries: [
    entryOf('N1b', 1, 'breakfast', 'Banana', [105, 1.3, 27, 0.4, 3.1, 14.4, 1]),
    entryOf('N1l', 1, 'lunch', 'Cheese pizza', [855, 36.2, 107.4, 31.3, null, 11.5, 1_780]),
    entryOf('N1d', 1, 'dinner', 'Soup', [240, null, null, null, null, null, null]),
  ],
  profile: { ...nobody.profile, age: 29, weight: 80, height: 180, unit_system: 'imperial' },
  weights: [{ date: ago(2), weight: 80 }],
};

const zoneOf = (daysAgo: number): { zone: string; offset: string } =>
  daysAgo < 10 ? { zone: 'America/New_York', offset: '-05:00' } : { zone: 'Europe/Berlin', offset: '+01:00' };

const at = (
  daysAgo: number,
  time: string,
  meal: MealType,
  name: string,
  figures: Parameters<typeof entryOf>[4],
): FactEntry => {
  const { zone, offset } = zoneOf(daysAgo);
  const entry = entryOf(`T${daysAgo}${meal}`, daysAgo, meal, name, figures);
  const logged = new Date(`${entry.local_date}T${time}:00${offset}`).toISOString();
  return { ...entry, logged_at: logged, time_zone: zone };
};

const gaps = new Set([3, 8, 9, 15, 22]);

/** Four weeks with gaps, in Berlin and then in New York; breakfasts without macros, lunches without fiber. */
export const traveller: Person = {
  ...nobody,
  name: 'Tess',
  entries: Array.from({ length: 26 }, (_, days) => days).flatMap((days) =>
    gaps.has(days)
      ? []
      : [
          at(days, '07:40', 'breakfast', 'Croissant', [270 + days, null, null, null, null, null, null]),
          ...(days === 0
            ? []
            : [
                at(days, '13:05', 'lunch', days % 2 === 0 ? 'Tomato pasta' : 'Chicken curry', [
                  690 + 7 * days,
                  days % 2 === 0 ? 21.4 : 39.7,
                  88.2,
                  19.6,
                  null,
                  12.3,
                  880,
                ]),
                at(days, '22:30', 'dinner', days % 4 === 1 ? 'Pizza' : 'Fish and rice', [
                  days % 4 === 1 ? 1_150 : 620,
                  33.3,
                  61.5,
                  days % 4 === 1 ? 44.1 : 14.2,
                  5.5,
                  4.4,
                  days % 4 === 1 ? 2_050 : 510,
                ]),
              ]),
        ],
  ),
  water: { [ago(1)]: 1_250, [ago(2)]: 2_000 },
  profile: { ...nobody.profile, age: 41, weight: 68, height: 165, sex: 'female', daily_calorie_goal: 1_900 },
  weights: [0, 7, 14, 21].map((days) => ({ date: ago(days), weight: 68 + days * 0.05 })),
};

export { TODAY };
