import type { MealType } from '../../food-entries/schema.ts';
import type { Token } from './tokens.ts';

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

export interface MealReading {
  meal_type: MealType | null;
  /** The tokens, with a break in place of each meal word. */
  tokens: Token[];
}

/**
 * Finds the meal that the words name, 'for breakfast'; the first one counts. A meal word inside a food's name, as in
 * 'breakfast sausage' or 'snack bar', is no meal.
 * @param isName whether words in this order stand in a food's name
 */
export const readMealWords = (
  tokens: readonly Token[],
  isName: (words: readonly string[]) => boolean,
): MealReading => {
  let meal: MealType | null = null;
  const rest = tokens.map((token, index): Token => {
    const word = wordOf(token);
    const found = mealOf.get(word);
    if (found === undefined) return token;
    const [before, after] = [wordOf(tokens[index - 1]), wordOf(tokens[index + 1])];
    if ((after !== '' && isName([word, after])) || (before !== '' && isName([before, word]))) return token;
    meal ??= found;
    return { kind: 'break', raw: '' };
  });
  return { meal_type: meal, tokens: rest };
};
