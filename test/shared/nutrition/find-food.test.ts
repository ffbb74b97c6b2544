import { describe, expect, it } from 'vitest';
import { findFood } from '#test/support/built-in-foods.ts';

describe("Finding a food by a model's name", () => {
  it.each([
    ['grilled salmon fillet', 'Grilled salmon fillet with oil'],
    ['white rice', 'White rice'],
    ['steamed broccoli', 'Broccoli'],
    ['salmon with strange green dots', 'Salmon'],
    ['roasted potatoes with rosemary', 'Roast potatoes'],
    ['Fried egg, sunny side up', 'Fried egg'],
    ['sliced avocado', 'Avocado'],
    ['mixed green salad', 'Green salad'],
    ['pasta with tomato sauce', 'Pasta with tomato sauce'],
    ['chicken breast (grilled)', 'Grilled chicken breast'],
    ['glass of orange juice', 'Orange juice'],
    ['Hard-Boiled Eggs', 'Egg'],
    ['tofu cubes', 'Firm tofu'],
    ['corn on the cob', 'Sweetcorn'],
    ['granny smith apple', 'Granny smith apple'],
    ['spinach leaves', 'Raw spinach'],
    ['tomatoe', 'Tomato'],
  ])('%s matches %s', (name, food) => {
    expect(findFood(name)?.record.name).toBe(food);
  });

  it.each([
    '',
    '🍕',
    'asdf qwer',
    'blorp casket',
    'plate',
    'wooden table',
    'zinc flour',
    'dog food',
    'constructor',
    '12',
  ])('does not guess a food for %j', (name) => {
    expect(findFood(name)).toBeNull();
  });

  it('scores a full match 1 and each additional word lower', () => {
    const scores = ['salmon', 'grilled wild salmon', 'grilled wild salmon with strange dots'].map(
      (name) => findFood(name)?.score ?? 0,
    );
    expect(scores[0]).toBe(1);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(scores.at(-1)).toBeGreaterThan(0);
  });
});
