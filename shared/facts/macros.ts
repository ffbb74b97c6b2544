import type { Amounts } from './amount.ts';

/** Integer percentages of the energy of the three, which add up to 100. */
export interface MacroSplit {
  protein: number;
  carbs: number;
  fat: number;
  /** Whether some entries lack one of them. */
  isPartial: boolean;
}

/** kcal per g: the general Atwater factors. */
const KCAL_OF_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;
const names = ['protein', 'carbs', 'fat'] as const;

/** Returns integer percentages that add up to 100, with the largest-remainder method. */
const wholePercents = (parts: readonly number[]): number[] => {
  const sum = parts.reduce((all, part) => all + part, 0);
  const exact = parts.map((part) => (part * 100) / sum);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((all, part) => all + part, 0);
  const order = exact
    .map((part, at) => ({ at, rest: part - Math.floor(part) }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of order.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
};

/** Returns each macro's share of the energy, or null if one is unknown or all are 0. */
export const macroSplitOf = (amounts: Amounts): MacroSplit | null => {
  const known = names.map((name) => amounts[name]);
  const parts = names.map((name, at) => (known[at]?.value ?? 0) * KCAL_OF_GRAM[name]);
  if (known.includes(null) || parts.every((part) => part === 0)) return null;
  const [protein = 0, carbs = 0, fat = 0] = wholePercents(parts);
  return { protein, carbs, fat, isPartial: known.some((amount) => amount?.isAtLeast === true) };
};
