import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import type { Items } from './correct-items.ts';

const applyTotalWeight = (items: Items): string => {
  const { calories } = sumNutrients(items);
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  const weight = formatNumber(grams);
  return calories === null
    ? t('In all calories not known, {grams} g', { grams: weight })
    : t('In all {calories} kcal, {grams} g', { calories: formatNumber(calories), grams: weight });
};

/** Tells a screen reader the new total after each correction; silent before the first. */
export const TotalAnnouncer = ({ items }: { items: Items }) => {
  const [first] = useState(items);
  return (
    <p className="visually-hidden" aria-live="polite">
      {items !== first && applyTotalWeight(items)}
    </p>
  );
};
