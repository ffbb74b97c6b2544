import { t } from '#web/lib/language/translate.ts';
import { useId } from 'react';
import { type MealType, mealTypes } from '#shared/food-entries/meal-type.ts';
import { mealLabels, MealIcon } from './meal-icon.tsx';
import classes from './meal-type-picker.module.css';
import { Radio } from '../inputs/radio.tsx';

interface Props {
  value: MealType;
  onChange: (mealType: MealType) => void;
  label?: string;
}

/** Picker for the meal of the day. */
export const MealTypePicker = ({ value, onChange, label = t('Meal type') }: Props) => {
  const name = useId();
  return (
    <fieldset className={classes.picker}>
      <legend className="legend">{label}</legend>
      <div className={classes.choices}>
        {mealTypes.map((mealType) => (
          <label key={mealType} className={classes.choice}>
            <Radio isHidden name={name} value={mealType} selected={value} onChange={onChange} />
            <MealIcon mealType={mealType} />
            {mealLabels[mealType]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
