import { DEFAULT_MEAL_TYPE } from '#shared/voice/parse-utterance.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import {
  correctGroup,
  groupMeals,
  keepOpenWords,
  type MealGroup,
  moveGroup,
} from '#web/features/food-entries/public.ts';
import type { Items } from '#web/features/foods/public.ts';
import type { PhraseMeal, SpokenMeal } from './spoken-meal.ts';
import { itemOfStated } from './entry-from-spoken-meal.ts';

interface Days {
  today: LocalDate;
  /** Day for what the phrases do not say. */
  day: LocalDate;
}

const isPlaced = ({ meal, day, time }: PhraseMeal): boolean => meal !== null || day !== null || time !== null;

/** Gives meals that a phrase does not name the place of the one before: 'eggs for breakfast', then 'and a banana'. */
const withPlaces = (meals: readonly PhraseMeal[]): PhraseMeal[] => {
  let last = meals.find(isPlaced);
  return meals.map((each) => {
    if (isPlaced(each) || !last) {
      last = isPlaced(each) ? each : last;
      return each;
    }
    const { meal, day, time } = last;
    return { ...each, meal, day, time };
  });
};

const groupsOf = (meal: SpokenMeal, days: Days): MealGroup[] =>
  groupMeals({ meals: withPlaces(meal.meals) }, [...meal.foods, ...meal.stated.map(itemOfStated)], {
    ...days,
    meal: DEFAULT_MEAL_TYPE,
  });

/** Returns the meals of a dictation by day and meal if there are several; otherwise none. */
export const spokenGroups = (meal: SpokenMeal, days: Days): MealGroup[] => {
  const groups = groupsOf(meal, days);
  return groups.length > 1 ? groups : [];
};

/** Returns the place that the phrases state for a single meal; null if there is none. */
export const statedPlaceOf = (meal: SpokenMeal, days: Days): MealGroup | null => {
  const groups = groupsOf(meal, days);
  return groups.length === 1 ? (groups[0] ?? null) : null;
};

const currentGroup = (meal: SpokenMeal, days: Days, { meals }: MealGroup): MealGroup | undefined =>
  groupsOf(meal, days).find((group) => group.meals.join() === meals.join());

/** Corrects the foods of one of several meals. */
export const groupCorrected = (
  meal: SpokenMeal,
  days: Days,
  group: MealGroup,
  correct: (items: Items) => Items[number][],
): SpokenMeal => {
  const current = currentGroup(meal, days, group);
  if (!current) return meal;
  const stated = meal.stated.map((food) => ({ food, item: itemOfStated(food) }));
  const all = [...meal.foods, ...stated.map(({ item }) => item)];
  const { read, items } = correctGroup({ meals: withPlaces(meal.meals) }, all, current, correct);
  const isStated = (item: Items[number]): boolean => stated.some((each) => each.item === item);
  return {
    ...meal,
    meals: read.meals,
    foods: items.filter((item) => !isStated(item)),
    stated: stated.filter(({ item }) => items.includes(item)).map(({ food }) => food),
    names: null,
    servings: [],
  };
};

/** Moves one of several meals to another day or meal. */
export const groupMoved = (
  meal: SpokenMeal,
  days: Days,
  group: MealGroup,
  to: Parameters<typeof moveGroup>[2],
): SpokenMeal => ({
  ...meal,
  meals: moveGroup({ meals: withPlaces(meal.meals) }, group, to, days.today).meals,
});

/** Keeps the words of logged phrases that were not understood, so that they stay asked about. */
export const keepOpenPhraseWords = (
  meal: SpokenMeal,
  groups: readonly MealGroup[],
  place: Pick<MealGroup, 'meal_type' | 'local_date'>,
): void => {
  for (const { id, reads } of meal.phrases) {
    const own = meal.meals.flatMap((each, at) => (each.phrase === id ? [at] : []));
    let first = 0;
    for (const read of reads) {
      const start = first;
      keepOpenWords(read, (at) => {
        const index = own[start + at];
        return groups.find(({ meals }) => index !== undefined && meals.includes(index)) ?? place;
      });
      first += read.meals.length;
    }
  }
};
