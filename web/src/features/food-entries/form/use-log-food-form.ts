import { t } from '#web/lib/language/translate.ts';
import { useForm } from '@mantine/form';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { useLogFoodDraft } from './use-log-food-draft.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { addItems, answerAdded, getUnknownParts } from '#web/features/foods/public.ts';
import type { MealGroup, moveGroup } from '../meals/meal-groups.ts';
import { useLogGroups } from '../meals/use-log-groups.ts';
import { keepOpenWords } from '../open-words/open-words-store.ts';
import { type Amount, gramsOf } from './amount.ts';
import { useLogDay } from './log-day.ts';
import { emptyValues, type FigureField, type LogFoodValues, noFigures } from './log-food-values.ts';
import { lookedUpValues } from './looked-up-values.ts';
import { type Filled, fillByAmount, type PickedFood, isStillNamed } from './picked-food.ts';
import { typedEntry } from './typed-entry.ts';
import { useCorrectFoods } from './use-correct-foods.ts';
import { notifyFound, useFoodLookup } from './use-food-lookup.ts';
import { useReadMeals } from './use-read-meals.ts';
import { useSendEntry } from './use-send-entry.ts';
import { type LogTarget, useLogMeal } from '../list/use-log-meal.ts';
import { validateLogFood } from './validate-log-food.ts';
import { setFieldErrors } from '#web/lib/api/set-field-errors.ts';
import { focusFirstError } from '#web/ui/inputs/focus-first-error.ts';

/**
 * State and actions of the Log Food form. Typed values survive an error.
 * @param openedFor day and meal that the form was opened for
 */
export const useLogFoodForm = (onLogged: () => void, openedFor: LogTarget) => {
  // Foods that the values come from, until a value is changed by hand.
  const [items, setItems] = useState<FoodItem[] | null>(null);
  const validate = (values: LogFoodValues) => validateLogFood(values, items);
  const form = useForm<LogFoodValues>({ initialValues: emptyValues, validate });
  const { day, setDay, today, timeZone } = useLogDay(openedFor.day, form.isDirty());
  useLogMeal(openedFor, form.isDirty(), (meal_type) => {
    form.setInitialValues({ ...emptyValues, meal_type });
    form.setFieldValue('meal_type', meal_type);
  });
  // Food selected from the list, while the values are its own.
  const [picked, setPicked] = useState<PickedFood | null>(null);
  // What the words of the text became, and its meals.
  const meals = useReadMeals();
  const { logGroups, isLogging } = useLogGroups();

  const lookedUp = useRef('');
  // Identifies the lookup: removed foods of an earlier lookup must not be restored here.
  const [plate, setPlate] = useState(0);
  const [engine, setEngine] = useState<DescribedMeal['engine']>('rules');
  // Parts of the text that only a model may know, and the name for which consent is requested.
  const [unasked, setUnasked] = useState<readonly string[]>([]);
  const [consentFor, setConsentFor] = useState<string | null>(null);
  /** Clears the values of the previous food, but keeps typed values. */
  const forgetOthers = (text: string) => {
    if (items !== null && text !== lookedUp.current) forgetFigures();
  };
  const { lookUp, giveUp, takeUrgent, ...lookupState } = useFoodLookup({
    onFound: (meal, text) => {
      const isAnotherFoodNow = form.getValues().food_name.trim() !== text;
      if (isAnotherFoodNow) return;
      const statedDay = meals.take(meal, text, form.getValues().meal_type, today);
      const { meal_type, ...values } = lookedUpValues(meal);
      const areSeveral = (meal.meals?.length ?? 0) > 1;
      form.setValues({ ...values, ...(meal_type && !areSeveral && { meal_type }) });
      if (statedDay !== null) setDay(statedDay);
      form.clearErrors();
      setItems(meal.items);
      setPlate((count) => count + 1);
      setPicked(null);
      setEngine(meal.engine);
      setUnasked(getUnknownParts(meal));
      lookedUp.current = text;
    },
    onNotFound: forgetOthers,
    onConsentNeeded: (text) => {
      forgetOthers(text);
      setConsentFor(text);
    },
  });

  const forgetFigures = () => {
    form.setValues(noFigures);
    setItems(null);
    setPicked(null);
  };

  /** Sets a typed value, which has no record any more. */
  const setFigure = (field: FigureField) => (typed: string) => {
    form.setFieldValue(field, typed);
    setItems(null);
    setPicked(null);
  };

  /** Sets the name. If it no longer refers to the selected food, its values are cleared. */
  const setName = (text: string) => {
    if (picked && !isStillNamed(text, picked.name)) forgetFigures();
    form.setFieldValue('food_name', text);
  };

  const pick = ({ picked: food, values, items: ofFood }: Filled) => {
    meals.forget();
    form.setValues({ ...noFigures, ...values });
    form.clearErrors();
    setPicked(food);
    setItems(ofFood);
  };

  /** Changes the selected food's amount and updates all values. An invalid amount changes none. */
  const setAmount = (amount: Amount) => {
    if (!picked?.measured) return;
    const filled = fillByAmount(picked.measured.food, amount);
    setPicked({ ...filled.picked, name: picked.name });
    if (!filled.items) return;
    form.setValues(filled.values);
    setItems(filled.items);
  };

  const groups = meals.groupsOf(items, { today, day });
  const draft = useLogFoodDraft({
    form,
    initialDay: openedFor.day ?? today,
    now: { day, items, areSeveral: groups.length > 0 },
    restore: (restored) => {
      setDay(restored.day);
      setItems(restored.items);
      setPicked(null);
      meals.forget();
    },
  });
  const { latest, correctItems, correctMeal, addFoods } = useCorrectFoods({
    form,
    meals,
    setItems,
    now: { items, plate, groups },
  });

  /** Adds the model's result for the unknown parts; null if there is none. */
  const takeAnswer = (answer: DescribedMeal | null) => {
    // Another lookup finished in the meantime, or the values were typed by hand.
    if (latest.current.plate !== plate || !latest.current.items) return;
    setUnasked([]);
    if (!answer) return notify.info(t('We didn’t understand that'), unasked.join(', '));
    meals.change((read) => answerAdded(read, unasked, answer));
    correctItems((now) => addItems(now, answer.items));
    setEngine(answer.engine);
    notifyFound(answer);
  };

  const restart = () => {
    form.reset();
    setItems(null);
    setPicked(null);
    setConsentFor(null);
    meals.forget();
  };

  const { send, isSaving } = useSendEntry({
    onLogged: () => {
      const { meal_type } = form.getValues();
      keepOpenWords(meals.read, () => ({ meal_type, local_date: day }));
      restart();
      onLogged();
    },
    onFailed: (error) => takeUrgent(error, form.getValues().food_name) || setFieldErrors(form, error),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (groups.length > 0) {
      event.preventDefault();
      const onDone = () => {
        restart();
        onLogged();
      };
      return logGroups(meals.read, groups, { onLogged: onDone });
    }
    if (picked?.measured && gramsOf(picked.measured.amount) === null) {
      event.preventDefault();
      return form.getInputNode('amount')?.focus();
    }
    form.onSubmit(
      (values) => {
        const time = items ? meals.timeOn(day, today) : null;
        void send(typedEntry(values, items, { day, time, timeZone }), values.meal_type);
      },
      (errors) => focusFirstError(form, errors),
    )(event);
  };

  const lookUpNamed = () => {
    setConsentFor(null);
    lookUp(form.getValues().food_name);
  };
  const wantsFigures = form.values.calories.trim() === '';
  /** On Enter in the name field, looks up the values, because they are required anyway. */
  const onNameEnter = (event: KeyboardEvent) => {
    if (!wantsFigures) return;
    event.preventDefault();
    lookUpNamed();
  };

  return {
    form,
    draft,
    items,
    plate,
    picked,
    pick,
    setName,
    setAmount,
    day,
    setDay,
    today,
    submit,
    isSaving: isSaving || isLogging,
    setFigure,
    correctItems,
    /** The text and what its words became; null without one, or if a food was selected from the list. */
    read: meals.read,
    changeRead: meals.change,
    addFoods,
    /** The meals of a text that describes several, which are logged together. */
    groups,
    correctMeal,
    moveMeal: (group: MealGroup, to: Parameters<typeof moveGroup>[2]) => meals.move(group, to, today),
    lookUp: lookUpNamed,
    onNameEnter,
    wantsFigures,
    ...lookupState,
    /** Engine of the lookup, while the values are the foods' own. */
    found: items && engine,
    /** Parts of the text that only a model may know. */
    unasked: items && !picked ? unasked : [],
    takeAnswer,
    /** Whether to ask for consent: only while the name is the one that was looked up. */
    isConsentNeeded: consentFor !== null && consentFor === form.values.food_name.trim(),
    decline: () => {
      setConsentFor(null);
      giveUp(form.getValues().food_name.trim());
    },
  };
};
