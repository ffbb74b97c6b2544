import { describe, expect, it } from 'vitest';
import { weighedFoods } from '#test/support/built-in-foods.ts';

describe('A self-correction in speech', () => {
  it.each([
    ['two eggs no wait three eggs', 'Egg 150'],
    ['2 eggs, no, 3 eggs', 'Egg 150'],
    ['one apple, sorry, I meant two apples', 'Apple 400'],
    ['two slices of toast, actually three', 'Toast 75'],
    ['2 eggs, make that 3', 'Egg 150'],
    ['200 g rice, no wait, 250', 'White rice 250'],
    ['two eggs and a banana, actually three eggs', 'Egg 150, Banana 126'],
    ['toast with butter, sorry, jam', 'Toast 50, Jam 15'],
    ['coffee with milk, no wait, tea with milk', 'Tea with milk 240'],
    ['sorry, two apples', 'Apple 400'],
    ['two eggs, scratch that, three eggs', 'Egg 150'],
  ])('counts the corrected amount once: "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });

  it.each([
    ['I actually had two eggs', 'Egg 100'],
    ['I had coffee. Actually 2 eggs too', 'Black coffee 360, Egg 100'],
    ['coffee, no milk, 2 sugars', 'Black coffee 360, Sugar 8.4'],
  ])('does not treat "%s" as a correction', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('A part of a whole food', () => {
  it.each([
    ['75% of a pizza', 'Cheese pizza 518'],
    ['75 percent of the pizza', 'Cheese pizza 518'],
    ['80% of a bowl of soup', 'Soup 280'],
    ['200 ml of 2% milk', 'Milk 206'],
    ['a banana and a half', 'Banana 189'],
    ['a banana and a half cup of milk', 'Banana 126, Milk 122'],
    ['I shared a pizza with my wife', 'Cheese pizza 346'],
    ['split the pizza three ways', 'Cheese pizza 230'],
    ['shared a bottle of wine with two friends and had a steak', 'Red wine 250, Beef steak 200'],
    ['a banana split with a friend', 'Banana split 490'],
    ['a double portion of fries', 'French fries 220'],
  ])('counts only the part: "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('An amount after its food', () => {
  it.each([
    ['chicken 200', 'Chicken breast 200'],
    ['potatoes 300', 'Boiled potatoes 300'],
    ['oats 50 milk 200', 'Rolled oats 50, Milk 200'],
    ['chicken 200 rice 150 broccoli 100', 'Chicken breast 200, White rice 150, Broccoli 100'],
    ['eggs 2 toast 1', 'Egg 100, Toast 25'],
    ['mac and cheese 1 cup', 'Macaroni and cheese 230'],
    ['ham and cheese sandwich 1', 'Ham and cheese sandwich 160'],
  ])('an amount written after its food belongs to that food: "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('A food with a stated measure', () => {
  it.each([
    ['a can of chickpeas', 'Canned chickpeas 253'],
    ['half a can of kidney beans', 'Canned kidney beans 133'],
    ['quarter pounder with cheese', 'Quarter pounder with cheese 200'],
    ['cheese and onion crisps', 'Flavoured potato chips (cheese and onion crisps) 28'],
    ['an omelette', 'Omelette 122'],
    ['a 3 egg omelette', 'Omelette 183'],
    ['omelette made from 3 eggs', 'Omelette 183'],
    ['scrambled eggs made with 3 eggs and butter', 'Scrambled eggs with butter 165'],
    ['2 egg omelette with cheese', 'Cheese omelette 130'],
    ['a poached egg on toast', 'Poached egg 50, Toast 50'],
    ['2 weetabix with milk', 'Weetabix 35, Milk 122'],
    ['3 digestive biscuits', 'Digestive biscuit 45'],
    ['9 mcnuggets', "McDonald's Chicken McNuggets 144"],
  ])('uses that measure: "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('A food with its own amount', () => {
  it.each([
    ['150 g grilled salmon, a cup of rice and some broccoli', 'Salmon 150, White rice 163, Broccoli 90'],
    ['a cup of rice and some peas', 'White rice 163, Green peas 73'],
    ['a bowl of oatmeal, a cup of milk and a banana', 'Oatmeal 240, Milk 244, Banana 126'],
  ])('a food with its own amount remains separate: "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('Foods of two meals', () => {
  it.each([
    [
      'for lunch a sandwich, for dinner steak and potatoes',
      'Sandwich 150, Beef steak 200, Boiled potatoes 200',
    ],
    ['breakfast eggs, lunch sandwich', 'Egg 100, Sandwich 150'],
    ['a pork chop for lunch, breaded and fried', 'Breaded pork chop 120'],
  ])('foods of two meals stay separate: "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('A text without food', () => {
  it.each(['a phone tablet', 'iron gates', 'lots of stuff', 'the usual'])(
    'a text without food stays unknown: "%s"',
    (text) => {
      expect(weighedFoods(text)).toBe('');
    },
  );

  it('reports unknown text next to a recognized food', () => {
    expect(weighedFoods('a banana and some other stuff')).toBe('Banana 126');
    expect(weighedFoods('steak with my wife')).toBe('Beef steak 200');
    expect(weighedFoods('my dog')).toBe('');
    expect(weighedFoods('a hot dog')).toBe('Hot dog 102');
    expect(weighedFoods('a wife cake')).toBe('Chinese bean pastry 50');
    expect(weighedFoods('multivitamin juice')).toBe('Multivitamin juice 248');
    expect(weighedFoods('multivitamin')).toBe('Multivitamin 2');
  });
});
