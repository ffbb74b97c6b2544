import { withoutLesson } from '../foods/lessons.ts';
import type { FoodItem } from '../nutrition/values/food-item.ts';
import type { FoodKnowledge } from '../nutrition/match/food-knowledge.ts';
import { readLineOfRecipe } from '../recipes/read-line.ts';
import { perServingOf } from '../recipes/servings.ts';
import breakfasts from './book/breakfasts.json' with { type: 'json' };
import dinners from './book/dinners.json' with { type: 'json' };
import lunches from './book/lunches.json' with { type: 'json' };
import type { WrittenRecipe } from './book/written-recipe.ts';
import snacks from './book/snacks.json' with { type: 'json' };
import type { BookRecipe } from './recipe-schema.ts';

/** All recipes as text. */
export const writtenRecipes = [...breakfasts, ...lunches, ...dinners, ...snacks] as WrittenRecipe[];

/** Returns the foods of an ingredient without alternatives, so that logging a recipe teaches no corrections. */
const itemsOf = (line: string, foods: FoodKnowledge): FoodItem[] =>
  readLineOfRecipe(line, foods).items.map(({ alternatives: _others, ...item }) => withoutLesson(item));

/** Returns the recipes with values from the food table. */
export const readBook = (foods: FoodKnowledge): BookRecipe[] =>
  writtenRecipes.map((recipe) => {
    const items = recipe.ingredients.flatMap((line) => itemsOf(line, foods));
    const whole = { items, portions: recipe.portions, cooked_grams: null };
    return {
      ...recipe,
      types: [...recipe.types],
      ingredients: [...recipe.ingredients],
      method: [...recipe.method],
      items,
      per_serving: perServingOf(whole),
    };
  });
