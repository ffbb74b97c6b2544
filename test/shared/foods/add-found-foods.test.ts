import { describe, expect, it } from 'vitest';
import { addFoundFoods } from '#shared/foods/add-found-foods.ts';
import { aBanana } from '#test/support/builders/a-food-item.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';

const [stew, bread] = [aBanana({ name: 'zvrblk stew' }), aBanana({ name: 'qwvx bread' })];

describe('Foods that were found for words that were not understood', () => {
  it('foods found for open words are assigned to the words that name them', () => {
    const text = 'qwvx, zvrblk';
    const completed = addFoundFoods(describeMeal(text), text, [{ part: null, items: [stew, bread] }]);
    expect(completed).toMatchObject({
      items: [stew, bread],
      spans: [
        { kind: 'food', item: 1 },
        { kind: 'food', item: 0 },
      ],
      meals: [{ meal: null, items: [0, 1] }],
      not_understood: [],
    });
  });

  it('foods found for some open words leave the other words open', () => {
    const text = 'a banana; zvrblk; qwvx';
    const completed = addFoundFoods(describeMeal(text), text, [
      { part: 'zvrblk', items: [] },
      { part: 'qwvx', items: [bread] },
    ]);
    expect(completed).toMatchObject({
      not_understood: ['zvrblk'],
      spans: [{}, { item: 0 }, { kind: 'unknown' }, { kind: 'food', item: 1 }],
    });
  });

  it('foods found for open words belong to the meal of their words, or else to the last one', () => {
    const text = 'toast for breakfast, zvrblk for lunch, an apple for dinner';
    const byWord = addFoundFoods(describeMeal(text), text, [{ part: 'zvrblk', items: [stew] }]);
    expect(byWord.meals.map(({ meal, items }) => [meal, items])).toEqual([
      ['breakfast', [0]],
      ['lunch', [2]],
      ['dinner', [1]],
    ]);
    const bare = addFoundFoods(describeMeal(text), text, [{ part: 'gone', items: [stew] }]);
    expect(bare.meals.at(-1)).toMatchObject({ meal: 'dinner', items: [1, 2] });
  });

  it('foods found for open words form a meal in a text without any', () => {
    expect(addFoundFoods(describeMeal('hm'), 'hm', [{ part: null, items: [stew] }]).meals).toEqual([
      { meal: null, day: null, time: null, from: 0, to: 2, items: [0] },
    ]);
  });
});
