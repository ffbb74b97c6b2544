import { describe, expect, it } from 'vitest';
import { findFood } from '#shared/nutrition/find-food.ts';

describe('A name as a picture model gives it', () => {
  it.each([
    ['grilled salmon fillet', 'Salmon'],
    ['white rice', 'White rice'],
    ['steamed broccoli', 'Broccoli'],
    ['salmon with strange green dots', 'Salmon'],
    ['roasted potatoes with rosemary', 'Roast potatoes'],
    ['Fried egg, sunny side up', 'Fried egg'],
    ['sliced avocado', 'Avocado'],
    ['mixed green salad', 'Green salad'],
    ['pasta with tomato sauce', 'Pasta with tomato sauce'],
    ['chicken breast (grilled)', 'Chicken breast'],
    ['glass of orange juice', 'Orange juice'],
    ['Hard-Boiled Eggs', 'Egg'],
    ['tofu cubes', 'Firm tofu'],
    ['corn on the cob', 'Sweetcorn'],
    ['granny smith apple', 'Apple'],
    ['spinach leaves', 'Raw spinach'],
    ['tomatoe', 'Tomato'],
  ])('%s is found: %s', (name, food) => {
    expect(findFood(name)?.record.name).toBe(food);
  });

  it.each([
    '',
    '🍕',
    'asdf qwer',
    'moussaka',
    'plate',
    'wooden table',
    'almond flour',
    'dog food',
    'constructor',
    '12',
  ])('is not guessed: %j', (name) => {
    expect(findFood(name)).toBeNull();
  });

  it('scores a full match 1, and less for every word more', () => {
    const scores = ['salmon', 'grilled salmon fillet', 'grilled wild salmon'].map(
      (name) => findFood(name)?.score ?? 0,
    );
    expect(scores[0]).toBe(1);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(scores.at(-1)).toBeGreaterThan(0);
  });
});
