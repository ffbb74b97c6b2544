import { t } from '#web/lib/language/translate.ts';
import { useEffect, useRef, useState } from 'react';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import {
  addItems,
  answerAdded,
  getUnknownParts,
  type Items,
  lookUpText,
  openWordsOf,
  useTextLookup,
  useTypedMeal,
} from '#web/features/foods/public.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useReadMeals } from '../form/use-read-meals.ts';
import { useLogTarget } from '../logging/use-log-target.ts';
import { groupMeals, type MealGroup } from '../meals/meal-groups.ts';
import { useLogGroups } from '../meals/use-log-groups.ts';
import { useTypedAdvice } from './use-typed-advice.ts';

/** A text and the plate that it became. */
interface Plate {
  text: string;
  items: FoodItem[];
  /** `device`: read while typing. Words that it does not know are looked up before logging. */
  by: 'device' | 'server';
  /** Parts of the text that only a model may know. */
  unasked: readonly string[];
}

const nowhere = { day: null, meal: null };
const noLookup = { isAsking: false, error: undefined, urgent: null };

/**
 * State of the field for a meal: the text is read on the device while it is typed, and looked up where the device does
 * not understand all of it. Emergencies show advice instead of a plate (decision 0065).
 */
export const useMealInput = (text: string, onLogged: () => void) => {
  const typed = text.trim();
  const live = useTypedMeal(typed);
  const meals = useReadMeals();
  const target = useLogTarget(nowhere);
  const [plate, setPlate] = useState<Plate | null>(null);
  const [count, setCount] = useState(0);
  const typedAdvice = useTypedAdvice(typed);
  const { find, isFinding, lookedUp, ...lookup } = useTextLookup(lookUpText);
  // The result of an earlier text does not apply to a newer one.
  const { isAsking, error, urgent } = lookedUp === typed ? lookup : noLookup;
  const { logGroups, isLogging } = useLogGroups();

  const take = (meal: DescribedMeal, by: Plate['by']): void => {
    meals.take(meal, typed, target.mealType, target.today);
    setPlate({ text: typed, items: meal.items, by, unasked: getUnknownParts(meal) });
    setCount(count + 1);
  };
  if (live && live.text === typed && plate?.text !== typed) take({ ...live.meal, engine: 'rules' }, 'device');

  const isOld = plate !== null && plate.text !== typed;
  const items = plate?.items ?? null;
  const { read } = meals;
  const defaults = { today: target.today, day: target.day, meal: target.mealType };
  const groups: MealGroup[] = !items
    ? []
    : read
      ? groupMeals(read, items, defaults)
      : [{ meal_type: target.mealType, local_date: target.day, time: null, meals: [], items }];
  const [only] = groups;

  const latest = useRef({ items, groups });
  useEffect(() => {
    latest.current = { items, groups };
  });
  const correctItems = (correct: (now: Items) => FoodItem[]) =>
    setPlate((now) => now && { ...now, items: correct(now.items) });
  const move = (to: Partial<Pick<MealGroup, 'meal_type' | 'local_date'>>): void => {
    if (only) meals.move(only, { ...only, ...to }, target.today);
  };
  const open = read ? openWordsOf(read) : [];
  const canLog =
    !isOld && items !== null && items.length > 0 && (plate?.by === 'server' || open.length === 0);

  const finish = (): void => {
    setPlate(null);
    meals.forget();
    onLogged();
  };
  const lookUp = (): void => find(typed, (meal) => take(meal, 'server'));
  return {
    plate: count,
    items,
    read,
    groups,
    isOld,
    /** Whether words are asked about: not while the text is still being typed. */
    asksAboutWords: plate?.by === 'server' || open.length === 0,
    canLog,
    /** Advice on an emergency. The device's names the lines of the user's region. */
    advice: typedAdvice.advice ?? urgent,
    isBusy: isFinding || isLogging,
    isAsking,
    decline: lookup.decline,
    error,
    lookUp,
    /** Logs the plate of the text, or looks the text up first. */
    enter: async (): Promise<void> => {
      if (typed === '' || isFinding || isLogging || (await typedAdvice.check())) return;
      if (canLog) logGroups(read, groups, { onLogged: finish });
      else lookUp();
    },
    changeRead: meals.change,
    addFoods: (foods: FoodItem[]) => correctItems((now) => addItems(now, foods)),
    correctItems,
    correctMeal: ({ meals: indexes }: MealGroup, correct: (now: Items) => FoodItem[]) => {
      const group = latest.current.groups.find((each) => each.meals.join() === indexes.join());
      if (group) correctItems((now) => meals.correct(now, group, correct));
    },
    moveMeal: (group: MealGroup, to: Pick<MealGroup, 'meal_type' | 'local_date'>) =>
      meals.move(group, to, target.today),
    unasked: plate?.unasked ?? [],
    /** Adds the model's result for the unknown parts; null if there is none. */
    takeAnswer: (answer: DescribedMeal | null): void => {
      const asked = plate?.unasked ?? [];
      setPlate((now) => now && { ...now, unasked: [] });
      if (!answer) return notify.info(t('We didn’t understand that'), asked.join(', '));
      meals.change((now) => answerAdded(now, asked, answer));
      correctItems((now) => addItems(now, answer.items));
    },
    /** Day and meal of the only meal: those of the text, or those chosen. */
    target: {
      ...target,
      day: only?.local_date ?? target.day,
      mealType: only?.meal_type ?? target.mealType,
      setDay: (local_date: typeof target.day) => {
        target.setDay(local_date);
        move({ local_date });
      },
      setMealType: (meal_type: typeof target.mealType) => {
        target.setMealType(meal_type);
        move({ meal_type });
      },
    },
  };
};
