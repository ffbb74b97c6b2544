import { t } from '#web/lib/language/translate.ts';
import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { MealTypePicker } from '#web/ui/nutrition/meal-type-picker.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { caloriesOfMeal, mealTypeOfMeal, servingOfMeal } from './meal-nutrients.ts';
import { spokenMealName } from './spoken-meal-name.ts';
import type { OwnFields, SpokenMeal } from './spoken-meal.ts';
import classes from './meal-fields.module.css';
import { isComposing } from '#web/ui/interaction/is-composing.ts';

interface Props {
  meal: SpokenMeal;
  onWrite: (fields: Partial<OwnFields>) => void;
  /** Called on Enter in a field. */
  onEnter: () => void;
}

/** Fields of the entry. They follow the transcript until the user edits them. */
export const MealFields = ({ meal, onWrite, onEnter }: Props) => {
  const calories = caloriesOfMeal(meal);
  const enter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onEnter();
  };
  return (
    <div className={classes.fields} role="group" aria-label={t('Entry')}>
      <TextInput
        className={classes.name ?? ''}
        label={t('Food name')}
        maxLength={200}
        value={spokenMealName(meal)}
        onKeyUp={enter}
        onChange={(event) => onWrite({ food_name: event.currentTarget.value })}
      />
      <NumberField
        label={t('Calories')}
        unit="kcal"
        step={10}
        value={meal.own.calories ?? (calories === null ? '' : fieldNumber(calories))}
        onChange={(typed) => onWrite({ calories: typed })}
        onKeyUp={enter}
      />
      <TextInput
        label={t('Serving size')}
        maxLength={100}
        value={servingOfMeal(meal)}
        onKeyUp={enter}
        onChange={(event) => onWrite({ serving_size: event.currentTarget.value })}
      />
      <div className={classes.meal}>
        <MealTypePicker value={mealTypeOfMeal(meal)} onChange={(meal_type) => onWrite({ meal_type })} />
      </div>
    </div>
  );
};
