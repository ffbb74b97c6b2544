import { describe, expect, it } from 'vitest';
import {
  amountOfServing,
  gramsOf,
  servingText,
  usualAmount,
} from '#web/features/food-entries/form/amount.ts';
import { unitsOf } from '#web/features/foods/amount-units.ts';
import { aHit } from '#test/support/builders/a-food-hit.ts';

const unit = (food: ReturnType<typeof aHit>, name: string) => unitsOf(food).find(({ one }) => one === name)!;

describe('The units of a food', () => {
  it('the units of a food consist of its portions, grams and ounces, or milliliters and fluid ounces for a drink', () => {
    expect(unitsOf(aHit()).map(({ one }) => one)).toEqual(['slice', 'slice, thin', 'g', 'oz']);
    const milk = aHit({ liquid: true, portions: [{ unit: 'cup', words: [], grams: 244 }] });
    expect(unitsOf(milk).map(({ one }) => one)).toEqual(['cup', 'g', 'ml', 'fl oz']);
  });

  it("the units of a food convert milliliters by the drink's own fluid ounce", () => {
    const syrup = aHit({ liquid: true, portions: [{ unit: 'floz', words: [], grams: 41.4 }] });
    expect(gramsOf({ typed: '100', unit: unit(syrup, 'ml') })).toBe(140);
    expect(unitsOf(syrup).map(({ one }) => one)).toEqual(['fl oz', 'g', 'ml']);
  });

  it('the units of a food omit the serving when a portion has the same weight', () => {
    const portions = [
      { unit: 'whole', words: [], grams: 126 },
      { unit: 'serving', words: [], grams: 126 },
    ];
    expect(unitsOf(aHit({ portions })).map(({ one }) => one)).toEqual(['whole', 'g', 'oz']);
  });
});

describe('The amount of a food', () => {
  it('reads as a serving with its weight, in the plural for several', () => {
    const slice = unit(aHit(), 'slice');
    expect(servingText({ typed: '2', unit: slice })).toBe('2 slices (64 g)');
    expect(servingText({ typed: '1', unit: slice })).toBe('1 slice (32 g)');
    expect(servingText({ typed: '0,5', unit: slice })).toBe('0.5 slice (16 g)');
    const whole = aHit({ portions: [{ unit: 'whole', words: [], grams: 126 }] });
    expect(servingText({ typed: '2', unit: unit(whole, 'whole') })).toBe('2 (252 g)');
    expect(servingText({ typed: '150', unit: unit(aHit(), 'g') })).toBe('150 g');
  });

  it.each(['', '0', '-1', 'two', '1e3', '1000000000'])(
    'the amount of a food returns no amount for %j',
    (typed) => {
      const amount = { typed, unit: unit(aHit(), 'slice') };
      expect([gramsOf(amount), servingText(amount)]).toEqual([null, '']);
    },
  );

  it('the amount of a food defaults to one portion, or to the weight of a serving', () => {
    expect(servingText(usualAmount(aHit()))).toBe('1 slice (32 g)');
    expect(servingText(usualAmount(aHit({ portions: [], serving_grams: 85 })))).toBe('85 g');
  });

  it('restores the amount from the serving of a logged entry', () => {
    expect(amountOfServing(aHit(), 64, '2 slices (64 g)')).toMatchObject({
      typed: '2',
      unit: { one: 'slice' },
    });
    expect(amountOfServing(aHit(), 70, 'a bit')).toMatchObject({ typed: '70', unit: { one: 'g' } });
  });
});
