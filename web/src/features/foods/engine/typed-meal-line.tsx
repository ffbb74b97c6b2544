import { t } from '#web/lib/language/translate.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { plateNameOf } from '../plate-items/plate-name.ts';
import { standInText } from '../plate-items/stand-in-note.tsx';
import { doesServerKnowMore } from './food-engine.ts';
import classes from './typed-meal-line.module.css';
import { type TypedMeal, useTypedMeal } from './use-typed-meal.ts';

/** Returns a typed meal in one line: its foods and their energy; null if it has no foods. */
export const typedMealText = ({ meal: { items, not_understood } }: TypedMeal): string | null => {
  if (items.length === 0) return null;
  const { calories } = sumNutrients(items);
  return [
    t('{foods}: about {kcal} kcal.', { foods: plateNameOf(items), kcal: formatNumber(calories ?? 0) }),
    ...items.map(({ name, stands_for }) => stands_for && standInText(stands_for, name)),
    not_understood.length > 0 && t('Not recognized yet: {words}.', { words: not_understood.join(', ') }),
    doesServerKnowMore() && t('Look it up to search our full food database.'),
  ]
    .filter(Boolean)
    .join(' ');
};

/** What a text means while it is typed. Empty where the device cannot read it. */
export const TypedMealLine = ({ text }: { text: string }) => {
  const read = useTypedMeal(text);
  return (
    <p className={classes.line} role="status">
      {read && typedMealText(read)}
    </p>
  );
};
