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
    ? t('Total: calories unknown, {grams} g', { grams: weight })
    : t('Total: {calories} kcal, {grams} g', { calories: formatNumber(calories), grams: weight });
};

/** Announces the new total to screen readers after each correction; silent at first. */
export const TotalAnnouncer = ({ items }: { items: Items }) => {
  const [first] = useState(items);
  return (
    <p className="visually-hidden" aria-live="polite">
      {items !== first && applyTotalWeight(items)}
    </p>
  );
};
