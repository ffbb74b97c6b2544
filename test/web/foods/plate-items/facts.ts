import type { FoodFacts } from '#shared/foods/schema.ts';
import { salmonItem } from '#test/support/builders/a-food-item.ts';

/** The table's facts about roasted salmon. */
export const salmonFacts = (over: Partial<FoodFacts> = {}): FoodFacts => ({
  id: 'usda:175168',
  name: 'Salmon',
  aliases: [],
  reference: 'Fish, salmon, Atlantic, farmed, cooked, dry heat',
  source: 'usda',
  approximate: false,
  per_100_g: salmonItem.per_100_g,
  portions: [
    { unit: 'fillet', words: [], grams: 178 },
    { unit: 'whole', words: ['small'], grams: 110 },
    { unit: 'floz', words: [], grams: 28 },
    { unit: 'topping', words: ['guideline'], grams: 20 },
  ],
  liquid: false,
  regions: [],
  diet: 'pescatarian',
  diet_labels: [],
  contains: ['fish'],
  made_of: [],
  ...over,
});
