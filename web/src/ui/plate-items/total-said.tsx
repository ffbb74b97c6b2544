import { useState } from 'react';
import { totalsOf } from '#shared/nutrition/totals.ts';
import { formatNumber, NOT_KNOWN } from '../format-number.ts';
import type { Items } from './correct-items.ts';

const totalOf = (items: Items): string => {
  const { calories } = totalsOf(items);
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  const energy = calories === null ? `calories ${NOT_KNOWN}` : `${formatNumber(calories)} kcal`;
  return `In all ${energy}, ${formatNumber(grams)} g`;
};

/** Tells a screen reader the new total after each correction; silent before the first. */
export const TotalSaid = ({ items }: { items: Items }) => {
  const [first] = useState(items);
  return (
    <p className="visually-hidden" aria-live="polite">
      {items !== first && totalOf(items)}
    </p>
  );
};
