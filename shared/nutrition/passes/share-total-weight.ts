import type { GroupedFood } from '../match/grouping/grouped-food.ts';
import { isStated } from '../parse/amount.ts';
import { totals } from './total-weight.ts';

const isOfAll = ({ parts: [first], match }: GroupedFood): boolean =>
  first !== undefined &&
  match !== null &&
  first.amount.grams !== null &&
  !first.trailing &&
  totals.some((word) => first.spoken.has(word));

const isListed = ({ parts, match }: GroupedFood): boolean =>
  match !== null &&
  parts[0]?.link === 'listed' &&
  !parts[0].startsSentence &&
  parts.every(({ amount }) => !isStated(amount));

const withGrams = (food: GroupedFood, grams: number): GroupedFood => ({
  ...food,
  parts: food.parts.map((part, at) => (at === 0 ? { ...part, amount: { ...part.amount, grams } } : part)),
});

/** Divides a total weight among its foods: 'a TOTAL OF 300 g of apples and pears'. */
export const shareTotalWeight = (foods: readonly GroupedFood[]): GroupedFood[] => {
  const out = [...foods];
  for (const [at, food] of foods.entries()) {
    if (!isOfAll(food)) continue;
    const behind = foods.slice(at + 1);
    const last = behind.findIndex((each) => !isListed(each));
    const count = 1 + (last < 0 ? behind.length : last);
    const grams = (food.parts[0]?.amount.grams ?? 0) / count;
    for (let place = at; place < at + count; place += 1) {
      const each = out[place];
      if (each !== undefined) out[place] = withGrams(each, grams);
    }
  }
  return out;
};
