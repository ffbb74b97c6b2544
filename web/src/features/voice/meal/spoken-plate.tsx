import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { PlateItems, plateLookupsWith } from '#web/features/foods/public.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { caloriesOfMeal, isComplete, withTypedCalories } from './meal-nutrients.ts';
import { spokenMealName } from './spoken-meal-name.ts';
import { MealFields } from './meal-fields.tsx';
import { MealMacros } from './meal-macros.tsx';
import { LogBar } from '#web/ui/nutrition/log-bar.tsx';
import type { OwnFields, SpokenMeal } from './spoken-meal.ts';
import { StatedFoods } from './stated-foods.tsx';
import { fieldsWritten, foodsCorrected, statedRemoved } from '../phrases/meal-transitions.ts';
import { useLogSpoken } from './use-log-spoken.ts';

interface Props {
  meal: SpokenMeal;
  onChange: (change: (meal: SpokenMeal) => SpokenMeal) => void;
  onLogged: () => void;
  renderConsent: RenderConsent;
}

/** Foods of the spoken meal, to be corrected and logged. */
export const SpokenPlate = ({ meal, onChange, onLogged, renderConsent }: Props) => {
  const { date: today } = useToday();
  // Day when the meal was started: midnight does not change it.
  const [startedOn] = useState(today);
  const day = meal.own.day ?? startedOn;
  const { foods, stated } = withTypedCalories(meal);
  const write = (fields: Partial<OwnFields>): void => onChange((now) => fieldsWritten(now, fields));
  const { log, isPending } = useLogSpoken(day, onLogged);
  return (
    <section className="lift stack5" aria-labelledby="spoken-plate">
      <h3 id="spoken-plate">{t('Your meal')}</h3>
      <PlateItems
        items={foods}
        lookUps={plateLookupsWith(renderConsent)}
        label={t('Foods you mentioned')}
        onCorrect={(correct) => onChange((now) => foodsCorrected(now, correct))}
      />
      {stated.length > 0 && (
        <StatedFoods foods={stated} onRemove={(key) => onChange((now) => statedRemoved(now, key))} />
      )}
      {foods.length > 0 && <MealMacros foods={foods} />}
      <MealFields meal={meal} onWrite={write} onEnter={() => log(meal)} />
      <DayField value={day} onChange={(chosen) => write({ day: chosen })} today={today} />
      <LogBar
        name={spokenMealName(meal)}
        calories={caloriesOfMeal(meal)}
        isLogging={isPending}
        isDisabled={!isComplete(meal)}
        onLog={() => log(meal)}
      />
    </section>
  );
};
