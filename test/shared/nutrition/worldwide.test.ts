import { describe, expect, it } from 'vitest';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { describeMeal, weighedFoods } from '#test/support/built-in-foods.ts';

const caloriesOf = (text: string): number => sumNutrients(describeMeal(text).items).calories ?? 0;

describe('Household measures of the world', () => {
  it.each([
    ['a katori of dal', 'Dal 150'],
    ['two ladles of rice', 'White rice 163'],
    ['a tumbler of milk', 'Milk 203'],
    ['a kulhad of lassi', 'Sweet lassi 150'],
    ['a calabash of palm wine', 'Palm wine 480'],
    ['tea with 2 spoons of sugar', 'Black tea 240, Sugar 8.4'],
    ['a thali with dal and 2 rotis', 'Dal 240, Chapati 90'],
    ['ugali with a portion of greens', 'Ugali 300, Collard greens 95'],
  ])('weigh "%s" correctly', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('Foods of the world', () => {
  it.each([
    // minimum and maximum kcal per 100 g
    ['100 g steamed sticky rice', 220, 250],
    ['100 g injera', 150, 180],
    ['100 g ugali', 100, 135],
    ['100 g thin maize porridge', 45, 75],
    ['100 g hard maize porridge', 100, 135],
    ['100 g corn and sorghum bread', 180, 240],
    ['100 g wheat flour chapati with ghee', 280, 340],
    ['100 g lemongrass tea', 0, 5],
    ['100 g coffee husk tea', 0, 5],
    ['100 g fruit flavored beverage', 35, 60],
    ['100 g pineapple nectar', 45, 65],
    ['100 g banana milk', 65, 95],
    ['100 g sweet biscuits', 420, 470],
    ['100 g peanut paste', 560, 640],
    ['100 g tomato puree', 30, 50],
    ['100 g white flour bread', 240, 290],
  ])('foods of the world contain the water they have as eaten: "%s"', (text, from, to) => {
    expect(caloriesOf(text)).toBeGreaterThanOrEqual(from);
    expect(caloriesOf(text)).toBeLessThanOrEqual(to);
  });
});

describe('The ingredients of a weighed food', () => {
  it.each([
    ['100 g of fried kale with oil, onion and salt, and 250 g of injera', 'Kale with oil 100, Injera 250'],
    ['40 g of whole milk fortified with vitamins A and D, 12 g of parmesan', 'Whole milk 40, Parmesan 12'],
    ['52 g of lentils, mixed with 9 g of olive oil', 'Lentils 52, Olive oil 9'],
  ])('ingredients of a weighed food count within its weight: "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

it('a list of weighed raw ingredients reads pulses as dry, with less confidence', () => {
  const [beans] = describeMeal('55 g of boiled beans, 120 g of maize flour, 9 g of onion, 5 g of oil').items;
  expect(beans?.grams).toBeGreaterThan(120);
  expect(beans?.confidence).toBeLessThan(0.9);
  expect(weighedFoods('55 g of boiled beans')).toBe('Kidney beans 55');
});
