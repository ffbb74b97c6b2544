import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { FoodEntry, MealType } from '#shared/food-entries/schema.ts';
import { totalsOf } from '#shared/nutrition/totals.ts';
import { unknownNutrients } from '#shared/nutrition/nutrients.ts';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { eatenItems, wholeGramsOf } from '#shared/recipes/servings.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { ChoicePicker } from '#web/ui/choice-picker.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { MealTypePicker } from '#web/ui/meal-type-picker.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { parseDecimal } from '#web/ui/parse-decimal.ts';
import { useLogFoods } from '../../lib/entries/use-log-foods.ts';
import { mealOfHour } from '../../lib/time/meal-of-hour.ts';
import { useToday } from '../../lib/time/use-today.ts';
import classes from './recipes.module.css';
import { ServingFigures } from './serving-figures.tsx';

interface Props {
  meal: SavedMeal;
  openedFor: LocalDate | null;
  openedMeal: MealType | null;
  onLogged: (entry: FoodEntry) => void;
  onClose: () => void;
}
type Measure = 'servings' | 'grams';

const measures: { value: Measure; label: string; unit: string; step: number; usual: string }[] = [
  { value: 'servings', label: 'Servings', unit: 'servings', step: 0.25, usual: '1' },
  { value: 'grams', label: 'Grams', unit: 'g', step: 10, usual: '' },
];

const servingText = (measure: Measure, amount: number): string =>
  measure === 'grams'
    ? `${formatNumber(amount, 1)} g`
    : `${formatNumber(amount, 2)} ${amount === 1 ? 'serving' : 'servings'}`;

/** How much of a saved meal, as which meal of which day. */
export const LogMealDialog = ({ meal, openedFor, openedMeal, onLogged, onClose }: Props) => {
  const { date: today } = useToday();
  const [chosen, setChosen] = useState<Measure>('servings');
  const [typed, setTyped] = useState('1');
  const [mealType, setMealType] = useState(() => openedMeal ?? mealOfHour(new Date().getHours()));
  const [day, setDay] = useState(openedFor ?? today);
  const [isAsked, setAsked] = useState(false);
  const { log, isLogging } = useLogFoods((entry) => {
    onClose();
    onLogged(entry);
  });
  const { unit, step } = measures.find(({ value }) => value === chosen)!;
  const amount = parseDecimal(typed);
  const items =
    amount === null || Number.isNaN(amount)
      ? null
      : eatenItems(meal, chosen === 'grams' ? { grams: amount } : { servings: amount });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!items || amount === null) return;
    log({ name: meal.name, items, serving: servingText(chosen, amount), mealType, day });
  };
  return (
    <Dialog title={meal.name} onClose={onClose} closesBeside={false} width="30rem">
      <form className={classes.form} onSubmit={submit} noValidate aria-label={`Log ${meal.name}`}>
        {wholeGramsOf(meal) !== null && (
          <ChoicePicker
            label="Measure"
            choices={measures}
            value={chosen}
            onChange={(next) => {
              setChosen(next);
              setTyped(measures.find(({ value }) => value === next)!.usual);
            }}
            note={meal.cooked_grams !== null && 'Grams are of the cooked meal.'}
          />
        )}
        <NumberField
          label="How much"
          unit={unit}
          step={step}
          rightSectionWidth={unit === 'g' ? 36 : 80}
          data-autofocus
          value={typed}
          onChange={setTyped}
          error={isAsked && !items && 'Please enter how much you ate, such as 1.5.'}
        />
        <ServingFigures label="What is logged" figures={items ? totalsOf(items) : unknownNutrients} />
        <MealTypePicker value={mealType} onChange={setMealType} />
        <DayField value={day} onChange={setDay} today={today} />
        <Button type="submit" size="lg" loading={isLogging}>
          Log Food
        </Button>
      </form>
    </Dialog>
  );
};
