import type { MealType } from '../../food-entries/meal-type.ts';
import type { Token } from './tokenize.ts';
import { unitOf } from './vocabulary/units.ts';

const mealOf: ReadonlyMap<string, MealType> = new Map([
  ['breakfast', 'breakfast'],
  ['brunch', 'breakfast'],
  ['lunch', 'lunch'],
  ['lunchtime', 'lunch'],
  ['dinner', 'dinner'],
  ['supper', 'dinner'],
  ['snack', 'snack'],
]);

const wordOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '');

/** Dishes with a breakfast variety: 'a breakfast burrito' does not name the meal. */
const morningDishes: ReadonlySet<string> = new Set(
  'burrito taco sandwich wrap quesadilla pizza muffin biscuit roll cooky bar meat potato'.split(' '),
);

/** Returns whether a mass or volume is right before a position. */
const isWeighed = (tokens: readonly Token[], index: number): boolean => {
  const unit = unitOf(wordOf(tokens[index - 1]));
  return unit !== null && unit.kind !== 'portion' && tokens[index - 2]?.kind === 'number';
};

export interface MealReading {
  meal_type: MealType | null;
  /** The tokens with a break instead of each meal word. */
  tokens: Token[];
}

/**
 * Finds the meal in a text: 'for breakfast'. The first one counts. A meal word inside a food's name does not, as in
 * 'breakfast sausage' or 'snack bar'.
 * @param isName returns whether words in this order are part of a food's name
 */
export const readMealType = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): MealReading => {
  let meal: MealType | null = null;
  const rest = tokens.flatMap((token, index): Token | Token[] => {
    const word = wordOf(token);
    const found = mealOf.get(word);
    if (found === undefined) return token;
    const [before, after] = [wordOf(tokens[index - 1]), wordOf(tokens[index + 1])];
    if ((after !== '' && isName([word, after])) || (before !== '' && isName([before, word]))) return token;
    if (morningDishes.has(after) && word === 'breakfast') return token;
    meal ??= found;
    // 'A 35 g snack of nuts' is an amount of nuts.
    return after === 'of' && isWeighed(tokens, index) ? [] : { kind: 'break', raw: '' };
  });
  return { meal_type: meal, tokens: rest };
};
