import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { DEFAULT_MEAL_TYPE } from '#shared/voice/parse-utterance.ts';
import { MealGroupsList, placeName, useLogGroups } from '#web/features/food-entries/public.ts';
import { PlateItems, plateLookupsWith } from '#web/features/foods/public.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { caloriesOfMeal, isComplete, withTypedCalories } from './meal-nutrients.ts';
import { spokenMealName } from './spoken-meal-name.ts';
import { MealFields } from './meal-fields.tsx';
import { MealMacros } from './meal-macros.tsx';
import { LogBar } from '#web/ui/nutrition/log-bar.tsx';
import type { OwnFields, SpokenMeal } from './spoken-meal.ts';
import {
  groupCorrected,
  groupMoved,
  keepOpenPhraseWords,
  spokenGroups,
  statedPlaceOf,
} from './spoken-groups.ts';
import { numbersOfMeal } from './numbers-of-meal.ts';
import { mealLogged } from './spoken-meal-store.ts';
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
  const days = { today: startedOn, day: startedOn };
  const stated = statedPlaceOf(meal, days);
  const day = meal.own.day ?? stated?.local_date ?? startedOn;
  const groups = spokenGroups(meal, days);
  const { foods, stated: ownCalories } = withTypedCalories(meal);
  const write = (fields: Partial<OwnFields>): void => onChange((now) => fieldsWritten(now, fields));
  const { log, isPending } = useLogSpoken(day, stated?.local_date === day ? stated.time : null, onLogged);
  const { logGroups, isLogging } = useLogGroups();
  const lookUps = plateLookupsWith(renderConsent);
  const numbers = numbersOfMeal(meal);
  if (groups.length > 0)
    return (
      <section className="lift stack5" aria-labelledby="spoken-plate">
        <h3 id="spoken-plate">{t('Your meals')}</h3>
        <MealGroupsList
          groups={groups}
          today={today}
          lookUps={lookUps}
          numbers={numbers}
          onCorrect={(group, correct) => onChange((now) => groupCorrected(now, days, group, correct))}
          onMove={(group, to) => onChange((now) => groupMoved(now, days, group, to))}
        />
        <LogBar
          name={groups.map((group) => placeName(group, today)).join('; ')}
          calories={caloriesOfMeal(meal)}
          isLogging={isLogging}
          isDisabled={!groups.some(({ items }) => items.length > 0)}
          onLog={() =>
            logGroups(null, groups, {
              more: () => ({ spoken: true }),
              onLogged: () => {
                keepOpenPhraseWords(meal, groups, { meal_type: DEFAULT_MEAL_TYPE, local_date: startedOn });
                mealLogged(meal);
                onLogged();
              },
            })
          }
        />
      </section>
    );
  return (
    <section className="lift stack5" aria-labelledby="spoken-plate">
      <h3 id="spoken-plate">{t('Your meal')}</h3>
      <PlateItems
        items={foods}
        numbers={numbers}
        lookUps={lookUps}
        label={t('Foods you mentioned')}
        onCorrect={(correct) => onChange((now) => foodsCorrected(now, correct))}
      />
      {ownCalories.length > 0 && (
        <StatedFoods foods={ownCalories} onRemove={(key) => onChange((now) => statedRemoved(now, key))} />
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
