import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecipeText } from '#shared/recipes/recipe-text.ts';

const chilli = `Chilli con carne
Serves 4 | 45 minutes

Ingredients:
- 500 g beef mince
• 1 large onion, diced
For the sauce:
☐ 2 x 400g tins chopped tomatoes

Method
1. Heat the oil in a pan.
2. 5 minutes later add the onion.`;

describe('A pasted recipe', () => {
  it('splits into title, servings, ingredients and method', () => {
    expect(readRecipeText(chilli)).toEqual({
      name: 'Chilli con carne',
      portions: 4,
      lines: ['500 g beef mince', '1 large onion, diced', '2 x 400g tins chopped tomatoes'],
      method: ['1. Heat the oil in a pan.', '2. 5 minutes later add the onion.'],
    });
  });

  it('separates ingredients from steps without headings', () => {
    const text =
      '500 g mince\n1. 1 onion\nsalt and pepper\n1. Fry the onion in oil.\n2. 5 minutes later add the mince.';
    expect(readRecipeText(text)).toEqual({
      name: null,
      portions: null,
      lines: ['500 g mince', '1 onion', 'salt and pepper'],
      method: ['1. Fry the onion in oil.', '2. 5 minutes later add the mince.'],
    });
  });

  it('reads a bare list without a title, and a line above amounts as the title', () => {
    expect(readRecipeText('banana\nmilk\noats')).toMatchObject({
      name: null,
      lines: ['banana', 'milk', 'oats'],
    });
    expect(readRecipeText('Porridge\n50 g oats\n200 ml milk')).toMatchObject({
      name: 'Porridge',
      lines: ['50 g oats', '200 ml milk'],
    });
  });

  it('assigns every line of any text to ingredients, headings or method', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 20 }), (lines) => {
        const { lines: read, portions } = readRecipeText(lines.join('\n'));
        expect(read.every((line) => line.trim() === line && line !== '')).toBe(true);
        expect(portions === null || (portions >= 1 && portions <= 50)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
