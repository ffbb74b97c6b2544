import type { ReplyContext } from '#functions/coach/model/reply-context.ts';
import { readDiet } from '#shared/diet/read-diet.ts';
import { addDays } from '#shared/time/local-date.ts';
import { factsOf } from '#shared/facts/facts.ts';
import { noSafetyFacts } from '#shared/safety/user-facts.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

const TODAY = '2026-11-22';
const entryOf = (ago: number, values: { calories: number; protein: number; sodium?: number }) => {
  const local_date = addDays(TODAY, -ago);
  return {
    id: String(ago),
    food_name: 'Stew',
    carbs: null,
    fat: null,
    fiber: null,
    sugar: null,
    sodium: null,
    ...values,
    meal_type: 'lunch' as const,
    local_date,
    logged_at: `${local_date}T12:00:00.000Z`,
    time_zone: 'UTC',
  };
};

/** What a reply is checked against in a turn that logged two eggs or nothing, for an adult without a diet, with a goal of 2,000 kcal, one meal today and meals on the five days before. */
export const replyContext = (
  hasWritten: boolean,
  message: string,
  today: { calories: number; protein: number; sodium?: number },
): ReplyContext => ({
  diary: factsOf({
    date: TODAY,
    profile: {
      age: 35,
      weight: 72.4,
      height: 175,
      sex: 'female',
      activity_level: null,
      daily_calorie_goal: 2_000,
      unit_system: 'metric',
    },
    days: [],
    entries: Array.from({ length: 6 }, (_none, ago) =>
      entryOf(ago, ago === 0 ? today : { calories: 1_600, protein: 60 }),
    ),
    weights: [{ date: TODAY, weight: 72.4 }],
  }),
  person: noSafetyFacts,
  constraints: readDiet({}),
  foods: builtInFoods(),
  deeds: () => ({
    hasRemoved: false,
    written: hasWritten ? [{ food_name: 'Egg', calories: 155, meal_type: 'breakfast' }] : [],
  }),
  message,
  mustRefer: false,
});
