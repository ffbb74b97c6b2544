import { useState } from 'react';
import type { Product } from '#shared/barcodes/schema.ts';
import { MAX_GRAMS } from '#shared/nutrition/values/nutrients.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { amountText, type ProductUnit, unitsOf } from './product-item.ts';

const usualOf = ({ id }: ProductUnit): string => (id === 'weight' ? '100' : '1');

/** Grams, or millilitres of a drink, that were typed in a unit; null where that is no amount. */
const gramsIn = (typed: string, unit: ProductUnit): number | null => {
  const grams = (parseDecimal(typed) ?? Number.NaN) * unit.grams;
  return grams > 0 && grams <= MAX_GRAMS ? grams : null;
};

/** How much of a product: what was typed, and exactly how many grams that is, in whatever they are counted. */
export const useProductAmount = (product: Product) => {
  const units = unitsOf(product);
  const [{ unit, typed, grams }, setAmount] = useState(() => {
    const first = units[0]!;
    return { unit: first, typed: usualOf(first), grams: gramsIn(usualOf(first), first) };
  });
  return {
    units,
    unit,
    typed,
    /** null where what was typed is no amount. */
    grams,
    type: (text: string): void => setAmount({ unit, typed: text, grams: gramsIn(text, unit) }),
    /** The same amount in another measure, rounded for the eye alone; what was no amount starts anew. */
    choose: (id: ProductUnit['id']): void => {
      const next = units.find((each) => each.id === id) ?? unit;
      const shown = grams === null ? usualOf(next) : amountText(grams / next.grams);
      setAmount({ unit: next, typed: shown, grams: grams ?? gramsIn(shown, next) });
    },
  };
};
