import { describe, expect, it } from 'vitest';
import { readIngredient } from '#shared/nutrition/ingredients/read-ingredient.ts';

describe('An ingredient line of a recipe', () => {
  it.each([
    ['2 large carrots, peeled and thinly sliced', [2, 2], '', 'carrots'],
    ['1½ teaspoons gluten-free baking powder', [1.5, 1.5], 'teaspoon', 'gluten-free baking powder'],
    ['3 to 4 ounces oil-cured olives, pitted', [3, 4], 'ounce', 'oil-cured olives'],
    ['1-2 red chillies, finely diced', [1, 2], '', 'red chillies'],
    ['1 large clove garlic, quartered', [1, 1], 'large clove', 'garlic'],
    ['3 garlic cloves, peeled', [3, 3], 'clove', 'garlic'],
    ['½ cup finely grated Parmesan cheese, for garnish', [0.5, 0.5], 'cup', 'parmesan cheese'],
    ['About 4 cups unbleached all-purpose flour', [4, 4], 'cup', 'unbleached all-purpose flour'],
    ['100-125ml olive oil', [100, 125], 'ml', 'olive oil'],
    ['1 1/2 pounds potatoes', [1.5, 1.5], 'pound', 'potatoes'],
    ['half a lemon', [0.5, 0.5], '', 'lemon'],
    ['2 heaped tbsp of flour', [2, 2], 'heaped tbsp', 'flour'],
    ['¼ cup lime juice or more to taste', [0.25, 0.25], 'cup', 'lime juice'],
    ['1 onion or 2 shallots', [1, 1], '', 'onion'],
  ] as const)('parses "%s"', (phrase, [from, to], unit, name) => {
    expect(readIngredient(phrase)).toEqual({ quantity: { from, to }, unit, name });
  });

  it('parses a line without an amount', () => {
    expect(readIngredient('salt and pepper')).toEqual({ quantity: null, unit: '', name: 'salt and pepper' });
  });
});
