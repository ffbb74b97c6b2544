import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { foodItem } from '#shared/nutrition/values/food-item.ts';
import { readLineOfRecipe } from '#shared/recipes/read-line.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

// Preparing the table once takes a few seconds.
beforeAll(() => void builtInFoods());

const read = (line: string): string =>
  readLineOfRecipe(line, builtInFoods())
    .items.map(({ name, grams }) => `${name}, ${grams} g`)
    .join(' + ');

describe('A line of a recipe', () => {
  it.each([
    ['400 g spaghetti', 'Dry pasta, 400 g'],
    ['200 g cooked rice', 'White rice, 200 g'],
    ['500g beef mince', 'Raw beef mince, 500 g'],
    ['1lb minced beef', 'Raw beef mince, 454 g'],
    ['200g dried red lentils', 'Dry red lentils, 200 g'],
    ['100 g dried apricots', 'Dried apricots, 100 g'],
    ['6 rashers bacon', 'Raw bacon, 168 g'],
    ['250 ml milk', 'Milk, 258 g'],
    ['2 large eggs', 'Raw egg, 100 g'],
  ])('%s adds %s to the pot', (line, food) => expect(read(line)).toBe(food));

  it.each([
    ['200g/7oz butter', 'Butter, 200 g'],
    ['300ml/½ pint milk', 'Milk, 309 g'],
    ['1.2kg/2lb 10oz potatoes', 'Raw potato, 1200 g'],
    ['1 T butter', 'Butter, 14 g'],
    ['1 t sugar', 'Sugar, 4.2 g'],
    ['1 EL Olivenöl', 'Olive oil, 14 g'],
    ['1 Dose Kichererbsen', 'Canned chickpeas, 253 g'],
    ['1 Prise Salz', 'Salt, 0.4 g'],
    ['2 large cloves of garlic, finely chopped', 'Garlic, 7.8 g'],
    ['1 1/2 cups plain flour', 'Wheat flour, 188 g'],
    ['2,5 dl cream', 'Heavy cream, 252 g'],
    ['1 stick butter', 'Butter, 113 g'],
    ['1/2 gallon milk', 'Milk, 1952 g'],
    ['1 gal milk', 'Milk, 3904 g'],
    ['1-2 carrots', 'Carrot, 90 g'],
    ['1 (14 oz) can chopped tomatoes', 'Canned tomatoes, 397 g'],
    ['2 x 400g tins chopped tomatoes', 'Canned tomatoes, 800 g'],
    ['1 can (400 g) chickpeas, drained', 'Canned chickpeas, 400 g'],
    ['2 chicken breasts (about 150 g each)', 'Raw chicken breast, 300 g'],
    ['1 cup (200 g) sugar', 'Sugar, 200 g'],
  ])('%s weighs %s', (line, food) => expect(read(line)).toBe(food));

  it('two foods in a line yield both, and a pinch stays a pinch', () => {
    expect(read('salt and pepper')).toBe('Salt, 0.4 g + Black pepper, 0.1 g');
  });

  it.each(['1 unicorn horn', '🍕', 'Zxqv wbrr', '12', '()'])('returns "%s" without a food', (line) => {
    expect(readLineOfRecipe(line, builtInFoods())).toEqual({ text: line, items: [], not_understood: [] });
  });

  it.each([
    ['200 g rice with blorp', ['blorp']],
    ['2 eggs and wibble', ['wibble']],
    ['2 eggs and salt', ['salt']],
    ['salt and pepper', []],
    ['300 g sweet potatoes, peeled and diced', []],
    ['1 tbsp finely grated parmesan or zonk', []],
  ])('reports the words of "%s" that are part of no food: %j', (line, words) => {
    expect(readLineOfRecipe(line, builtInFoods()).not_understood).toEqual(words);
  });

  it("limits an amount that exceeds the diary's maximum and says so", () => {
    const [flour] = readLineOfRecipe('10 kg flour', builtInFoods()).items;
    expect(flour).toMatchObject({ grams: 5_000, amount_cut: true });
    expect(flour!.confidence).toBeLessThan(0.5);
  });

  it('accepts any text, and the diary accepts every food found', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (line) => {
        for (const item of readLineOfRecipe(line, builtInFoods()).items) foodItem.parse(item);
      }),
      { numRuns: 300 },
    );
  });
});
