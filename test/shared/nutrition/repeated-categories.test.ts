import { describe, expect, it } from 'vitest';
import { describeMeal } from '#test/support/built-in-foods.ts';

describe('A category after the name of a food', () => {
  it.each([
    ['100 g halibut fish', /halibut/i],
    ['a slice of focaccia bread', /focaccia/i],
    ['30 g manchego cheese', /manchego/i],
    ['a glass of prosecco wine', /wine|prosecco/i],
    ['two roti breads', /chapati|roti/i],
    ['biscotti cookies', /biscotti/i],
  ])('adds nothing to the food: %s', (text, name) => {
    const { items, not_understood: open } = describeMeal(text);
    expect(items.map((item) => item.name)).toEqual([expect.stringMatching(name)]);
    expect(open).toEqual([]);
  });

  it('names another food if the words before it are of another kind', () => {
    expect(describeMeal('garlic bread').items[0]?.name).toBe('Garlic bread');
    expect(describeMeal('carrot wine').items.map(({ name }) => name)).not.toContain('Carrot');
  });
});

describe('A text in British English', () => {
  const gramsOf = (text: string) => Math.round(describeMeal(text).items[0]?.grams ?? 0);

  it.each(['a pint of lager', 'a pint of bitter', 'a pint of cider', 'had a pint of beer down the pub'])(
    'measures an imperial pint: %s',
    (text) => {
      expect(gramsOf(text)).toBeGreaterThan(560);
      expect(gramsOf(text)).toBeLessThan(590);
    },
  );

  it('measures a US pint without British words', () => {
    expect(gramsOf('a pint of beer')).toBeLessThan(490);
  });

  it.each([
    ['a biscuit', 'Scone-style biscuit'],
    ['a cup of tea and 2 biscuits', 'Plain biscuit'],
  ])('calls a cookie a biscuit only beside tea or British words: %s', (text, name) => {
    expect(describeMeal(text).items.at(-1)?.name).toBe(name);
  });
});
