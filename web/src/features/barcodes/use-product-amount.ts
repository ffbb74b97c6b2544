import { useState } from 'react';
import type { Product } from '#shared/barcodes/schema.ts';
import { MAX_GRAMS } from '#shared/nutrition/values/nutrients.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { amountText, type ProductUnit, unitsOf } from './product-item.ts';

const usualOf = ({ id }: ProductUnit): string => (id === 'weight' ? '100' : '1');

/** Converts a typed amount to grams, or milliliters of a drink; null if it is not an amount. */
const gramsIn = (typed: string, unit: ProductUnit): number | null => {
  const grams = (parseDecimal(typed) ?? Number.NaN) * unit.grams;
  return grams > 0 && grams <= MAX_GRAMS ? grams : null;
};

/** Holds a product's amount: the typed text, and the exact grams in any unit. */
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
    /** null if the typed text is not an amount. */
    grams,
    type: (text: string): void => setAmount({ unit, typed: text, grams: gramsIn(text, unit) }),
    /** Sets a unit and a typed amount, such as those of a draft. */
    restore: (id: string, text: string): void => {
      const next = units.find((each) => each.id === id) ?? unit;
      setAmount({ unit: next, typed: text, grams: gramsIn(text, next) });
    },
    /** Converts the amount to another unit, rounded for display only. An invalid amount is reset. */
    choose: (id: ProductUnit['id']): void => {
      const next = units.find((each) => each.id === id) ?? unit;
      const shown = grams === null ? usualOf(next) : amountText(grams / next.grams);
      setAmount({ unit: next, typed: shown, grams: grams ?? gramsIn(shown, next) });
    },
  };
};
