import { t } from '#web/lib/language/translate.ts';
import { useId, useState } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { dayName } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { mealLabels } from '#web/ui/nutrition/meal-icon.tsx';
import classes from './meal-picker.module.css';
import { Radio } from '#web/ui/inputs/radio.tsx';

interface Props {
  /** Newest first. */
  entries: readonly FoodEntry[];
  /** ID of the selected entry. */
  value: string | null;
  onChange: (id: string) => void;
  error: string | null;
}

/** Number of meals shown at first; a click shows the others. */
const FEW = 3;

/** Picker for one of the latest meals. */
export const MealPicker = ({ entries, value, onChange, error }: Props) => {
  const name = useId();
  const { date: today } = useToday();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FEW);
  return (
    <fieldset className={classes.picker} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{t('Which meal?')}</legend>
      {shown.map(({ id, food_name, local_date, meal_type, calories }) => (
        <label key={id} className={classes.meal}>
          <Radio name={name} value={id} selected={value} onChange={onChange} />
          <span className="nameWithNote">
            <b>{food_name}</b>
            <small>
              {mealLabels[meal_type]}, {dayName(local_date, today)}
            </small>
          </span>
          <NumberWithUnit value={calories} unit="kcal" size="small" />
        </label>
      ))}
      {!isWhole && entries.length > FEW && (
        <button type="button" className={classes.all} onClick={() => setWhole(true)}>
          {t('Show the latest {count}', { count: formatNumber(entries.length) })}
        </button>
      )}
      {error && (
        <p id={`${name}-error`} className={classes.fault} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};
