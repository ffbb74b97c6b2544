import { describe, expect, it } from 'vitest';
import { splitAmount } from '#web/features/foods/read-text/split-amount.ts';

describe('splitAmount', () => {
  it.each([
    ['200 g blorp', '200 g', 'blorp'],
    ['200 ml of zonk water', '200 ml', 'zonk water'],
    ['2 blorps', '2', 'blorps'],
    ['½ cup blorp', '½ cup', 'blorp'],
    ['1,5 l Blorp', '1,5 l', 'Blorp'],
    ['2 EL Blorp', '2 EL', 'Blorp'],
    ['2 goulash', '2', 'goulash'],
    ['blorp', '', 'blorp'],
    ['7', '', '7'],
    ['3 4', '', '3 4'],
  ])('splits %j into the amount %j and the food %j', (words, amount, food) => {
    expect(splitAmount(words)).toEqual({ amount, food });
  });
});
