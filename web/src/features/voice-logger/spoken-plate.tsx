import { useState } from 'react';
import { foodRoutes } from '#shared/foods/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import card from '#web/ui/card.module.css';
import { DayField } from '#web/ui/day-field.tsx';
import type { PlateLookUps } from '#web/ui/plate-items/look-ups.ts';
import { PlateItems } from '#web/ui/plate-items/plate-items.tsx';
import { call } from '../../lib/api/call.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { caloriesOfMeal, isComplete, nameOfMeal } from './meal-figures.ts';
import { MealFields } from './meal-fields.tsx';
import { MealMacros } from './meal-macros.tsx';
import { SpokenLogBar } from './spoken-log-bar.tsx';
import type { SpokenMeal } from './spoken-meal.ts';
import classes from './spoken-plate.module.css';
import { StatedFoods } from './stated-foods.tsx';
import { fieldsWritten, foodsCorrected, statedRemoved } from './tell-meal.ts';
import { useLogSpoken } from './use-log-spoken.ts';

interface Props {
  meal: SpokenMeal;
  onChange: (change: (meal: SpokenMeal) => SpokenMeal) => void;
  onLogged: (entry: FoodEntry) => void;
}

const lookUps: PlateLookUps = {
  find: (text) => call(foodRoutes.describe, { body: { text } }),
  read: (id) => call(foodRoutes.read, { params: { id } }),
};

/** What was understood: to be put right, and logged. */
export const SpokenPlate = ({ meal, onChange, onLogged }: Props) => {
  const { date: today } = useToday();
  // Of the day on which it is told: midnight does not move a meal that is being corrected.
  const [day, setDay] = useState(today);
  const { log, isPending } = useLogSpoken(day, onLogged);
  return (
    <section className={`${card.lift} ${classes.plate}`} aria-labelledby="spoken-plate">
      <h3 id="spoken-plate">Your meal</h3>
      <PlateItems
        items={meal.foods}
        lookUps={lookUps}
        label="Foods you said"
        onCorrect={(correct) => onChange((now) => foodsCorrected(now, correct))}
      />
      {meal.stated.length > 0 && (
        <StatedFoods foods={meal.stated} onRemove={(key) => onChange((now) => statedRemoved(now, key))} />
      )}
      {meal.foods.length > 0 && <MealMacros meal={meal} />}
      <MealFields
        meal={meal}
        onWrite={(fields) => onChange((now) => fieldsWritten(now, fields))}
        onEnter={() => log(meal)}
      />
      <DayField value={day} onChange={setDay} today={today} />
      <SpokenLogBar
        name={nameOfMeal(meal)}
        calories={caloriesOfMeal(meal)}
        isLogging={isPending}
        isDisabled={!isComplete(meal)}
        onLog={() => log(meal)}
      />
    </section>
  );
};
