import { nameItemsIn } from '../foods/name-items.ts';
import type { Language } from '../language/languages.ts';
import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import { readLineOfRecipe } from './read-line.ts';
import type { ReadLine } from './schema.ts';

/** Reads ingredient lines with the food table, on the server and in the browser. */
export const readRecipeLines = (
  lines: readonly string[],
  foods: FoodKnowledge,
  language: Language,
): ReadLine[] =>
  lines
    .map((line) => readLineOfRecipe(line, foods))
    .map((line) => ({ ...line, items: nameItemsIn(language, line.items, foods) }));
