import { exactName, type FoodIndex } from './matching/food-index.ts';
import { weightOf } from './matching/modifiers.ts';
import type { SaidFood } from './said-foods.ts';
import { isStated } from './text/amount.ts';

const join = (first: SaidFood, second: SaidFood): SaidFood => ({
  ...first,
  lastLink: second.link,
  amount: isStated(first.amount) ? first.amount : second.amount,
  words: [...first.words, ...second.words],
  plurals: new Set([...first.plurals, ...second.plurals]),
  raw: `${first.raw} ${second.raw}`.trim(),
});

/** Only 'grilled', 'without skin': it describes its neighbour. */
const onlyDescribes = (food: SaidFood, index: FoodIndex): boolean =>
  food.words.every((word) => weightOf(word) < 1) && exactName(index, food.words) === null;

/** Gives amounts and descriptions that stand alone to the food before them: 'chicken, grilled, 200 g'. */
const joinLoose = (said: readonly SaidFood[], index: FoodIndex): SaidFood[] => {
  const out: SaidFood[] = [];
  for (const food of said) {
    const before = out.at(-1);
    const isAmount = food.words.length === 0;
    const takes = before !== undefined && !before.negated && before.words.length > 0 && !food.negated;
    if (takes && isAmount && isStated(food.amount) && !isStated(before.amount))
      out[out.length - 1] = join(before, food);
    else if (takes && !isAmount && !isStated(food.amount) && onlyDescribes(food, index)) {
      out[out.length - 1] = join(before, food);
    } else out.push(food);
  }
  return out;
};

/** What may belong to one name with the food before: tied by 'and' or 'with', no amount of its own. */
const isTied = (food: SaidFood): boolean =>
  !food.fresh && !food.negated && !isStated(food.amount) && food.words.length > 0;

/**
 * Whether foods are one food's name together. What goes onto foods is no such name after 'with': coffee with cream is
 * no coffee cream. A portion that the joint food does not come in speaks against it: 'a can of tuna with mayonnaise'.
 */
const isOneName = ([first, ...others]: readonly SaidFood[], index: FoodIndex): boolean => {
  if (first === undefined || first.negated || !others.every(isTied)) return false;
  const words = new Set([first, ...others].flatMap((food) => food.words));
  const name = exactName(index, [...words]);
  // 'Rice and fried rice' are two foods: one of them has all the words already.
  if (name === null || [first, ...others].some((food) => words.size === new Set(food.words).size))
    return false;
  const { portions } = name.record;
  const isAdded = others.some((food) => food.link === 'added');
  const { portion } = first.amount;
  const isOnTop =
    isAdded && !name.described && (portions.topping !== undefined || portions.splash !== undefined);
  return !isOnTop && (portion === null || portions[portion] !== undefined);
};

/** Joins foods whose words are one food's name: 'mac and cheese', 'rice with beans', 'ham and cheese sandwich'. */
const joinNames = (said: readonly SaidFood[], index: FoodIndex): SaidFood[] => {
  const out: SaidFood[] = [];
  for (let at = 0; at < said.length;) {
    const length =
      [3, 2].find((many) => at + many <= said.length && isOneName(said.slice(at, at + many), index)) ?? 1;
    out.push(said.slice(at, at + length).reduce(join));
    at += length;
  }
  return out;
};

/** Puts together what the separators took apart. */
export const combineSaid = (said: readonly SaidFood[], index: FoodIndex): SaidFood[] =>
  joinNames(joinLoose(said, index), index);
