import { describe, expect, it } from 'vitest';
import { describeMeal, weighedFoods } from '#test/support/built-in-foods.ts';

/** Formats a parsed text: 'Egg, Toast'. */
const foods = (text: string): string =>
  describeMeal(text)
    .items.map(({ name }) => name)
    .join(', ');

describe('Foods joined by a word', () => {
  it.each([
    ['grilled salmon 150 g, 200 g of rice and steamed broccoli', 'Salmon 150, White rice 200, Broccoli 90'],
    ['chicken breast 200 g with rice and salad', 'Chicken breast 200, White rice 158, Green salad 150'],
    ['potatoes 200 g and beef', 'Boiled potatoes 200, Roast beef 100'],
    ['salmon 150 g with potatoes', 'Salmon 150, Boiled potatoes 200'],
    ['beans 200 g with rice', 'Kidney beans 200, White rice 158'],
    ['100 g strawberries and cream', 'Strawberries 100, Heavy cream 30'],
    ['200 g yogurt with 50 g berries and honey', 'Plain yogurt 200, Mixed berries 50, Honey 21'],
    ['60 g of bread and 20 g of cheese', 'White bread 60, Cheddar cheese 20'],
    ['150 g salmon, 200 g potatoes, asparagus', 'Salmon 150, Boiled potatoes 200, Asparagus 90'],
  ])('foods joined by a word remain separate with their amounts: "%s"', (text, expected) => {
    expect(weighedFoods(text)).toBe(expected);
  });

  it.each([
    ['fried egg and rice', 'Fried egg, White rice'],
    ['two eggs, toast with butter', 'Egg, Toast, Butter'],
    ['scrambled eggs, toast and orange juice', 'Scrambled eggs, Toast, Orange juice'],
    ['two fried eggs with bacon and beans', 'Fried egg, Bacon, Kidney beans'],
    ['rice and broccoli', 'White rice, Broccoli'],
    ['tofu, rice and broccoli', 'Firm tofu, White rice, Broccoli'],
    ['waffles with strawberries and cream', 'Waffle, Strawberries, Heavy cream'],
    ['yogurt with berries and granola', 'Plain yogurt, Mixed berries, Granola'],
    ['fries with ketchup and mayo', 'French fries, Ketchup, Mayonnaise'],
    ['bread, cheese and tomato', 'White bread, Cheddar cheese, Tomato'],
    ['a chicken leg and rice', 'Chicken leg, White rice'],
  ])('foods joined by a word remain separate: "%s"', (text, expected) => {
    expect(foods(text)).toBe(expected);
  });
});

describe('Side dishes', () => {
  it.each([
    ['jollof rice with fried plantain and chicken', 'Jollof rice, Fried plantain, Chicken breast'],
    ['enchiladas with rice and beans', 'Enchilada, Rice and beans'],
    ['tacos with rice and beans', 'Taco, Rice and beans'],
    ['fajitas with rice', 'Fajita, White rice'],
    ['lasagna with salad', 'Lasagna, Green salad'],
    ['steak with fries and a salad', 'Beef steak, French fries, Green salad'],
    ['falafel with hummus and pita', 'Falafel, Hummus, Pita bread'],
    ['pasta with pesto and chicken', 'Pesto pasta, Chicken breast'],
    ['soup with bread and butter', 'Soup, White bread, Butter'],
  ])('side dishes remain separate from the main dish: "%s"', (text, expected) => {
    expect(foods(text)).toBe(expected);
  });
});

describe('A dish named after its ingredients', () => {
  it.each([
    ['macaroni and cheese', 'Macaroni and cheese'],
    ['rice and beans', 'Rice and beans'],
    ['ham cheese sandwich', 'Ham and cheese sandwich'],
    ['peanut butter and jelly sandwich', 'Peanut butter and jelly sandwich'],
    ['bacon, lettuce and tomato sandwich', 'Bacon lettuce and tomato sandwich'],
    ['steak and kidney pie', 'Steak and kidney pie'],
    ['fish and chips', 'Fish and chips portion'],
    ['pho with beef', 'Beef pho bowl'],
    ['pho with chicken', 'Chicken pho bowl'],
  ])('a dish named after its ingredients stays one dish: "%s"', (text, expected) => {
    expect(foods(text)).toBe(expected);
  });
});

describe('A total weight of several foods', () => {
  it.each([
    ['a total of 300 g of apples and pears', 'Apple 150, Pear 150'],
    ['a total of 250 g of macaroni and cheese', 'Macaroni and cheese 250'],
    ['a total of 90 grams of rice', 'White rice 90'],
  ])('splits between the foods: "%s"', (text, expected) => {
    expect(weighedFoods(text)).toBe(expected);
  });
});

describe('A blended food with stated ingredients', () => {
  it.each([
    ['protein shake with 2 scoops whey and 300 ml milk', 'Protein powder 62, Milk 309'],
    ['porridge with 50 g oats and 200 ml milk', 'Rolled oats 50, Milk 206'],
    ['smoothie with 1 banana, 200 ml milk and 30 g oats', 'Banana 126, Milk 206, Rolled oats 30'],
    ['oatmeal with 1 tbsp honey and 1 banana', 'Oatmeal 234, Honey 21, Banana 126'],
    ['protein shake with banana', 'Protein shake 256, Banana 126'],
  ])('counts its ingredients once: "%s"', (text, expected) => {
    expect(weighedFoods(text)).toBe(expected);
  });
});

describe('An unknown word', () => {
  it.each([
    ['blorp sauce', '', ['blorp sauce']],
    ['rice with zorgle', 'White rice', ['zorgle']],
    ['zorgle with rice', 'White rice', ['zorgle']],
  ])('an unknown word stays unknown in "%s"', (text, expected, unknown) => {
    expect(foods(text)).toBe(expected);
    expect(describeMeal(text).not_understood).toEqual(unknown);
  });
});

describe('A rack of ribs', () => {
  it.each([
    ['rack of ribs', 'Pork ribs 200'],
    ['a rack of ribs with fries', 'Pork ribs 450, French fries 110'],
    ['half a rack of ribs', 'Pork ribs 225'],
    ['leg of lamb', 'Roast lamb 120'],
  ])('a rack of ribs weighs as one: "%s"', (text, expected) => {
    expect(weighedFoods(text)).toBe(expected);
  });
});
