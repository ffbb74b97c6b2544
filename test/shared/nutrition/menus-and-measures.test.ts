import { describe, expect, it } from 'vitest';
import { describeMeal, weighedFoods } from '#test/support/built-in-foods.ts';

describe('A combo meal of a burger restaurant', () => {
  it.each([
    ['a McChicken meal', "McDonald's McChicken 131, McDonald's fries 117"],
    ['Cheeseburger Menü und eine Cola', 'Cheeseburger 165, Fast food fries in vegetable oil 117, Cola 355'],
    ['small Whopper combo', 'Whopper 270, Burger King fries 74'],
    ['three Big Mac meals', "Big Mac 615, McDonald's fries 351"],
    ['9 chicken nuggets meal', 'Chicken nuggets 144, Fast food fries in vegetable oil 117'],
  ])('"%s" has fries in the stated size, and no drink that is not named', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
    expect(describeMeal(text).not_understood).toEqual([]);
  });

  it.each([
    ['Big Mac meal with a side salad', ['Big Mac', 'Green salad']],
    ['a light meal with a burger', ['Hamburger']],
  ])('"%s" gets no fries', (text, foods) => {
    expect(describeMeal(text).items.map(({ name }) => name)).toEqual(foods);
  });

  it('fries that the text does not name have a lower confidence', () => {
    const [, fries] = describeMeal('a Whopper meal').items;
    expect(fries?.confidence).toBeLessThan(0.8);
  });
});

describe('A bowl with its ingredients', () => {
  it.each([
    ['poke bowl with tuna, rice and edamame', ['Poke bowl with tuna rice edamame']],
    ['burrito bowl with chicken and a lemonade', ['Chicken burrito bowl', 'Lemonade']],
    ['acai bowl with banana and granola', ['Acai bowl with banana granola']],
  ])('counts its usual ingredients once in "%s"', (text, foods) => {
    expect(describeMeal(text).items.map(({ name }) => name)).toEqual(foods);
  });

  it('adds meat and cheese to a vegan bowl', () => {
    const { items } = describeMeal('power bowl with beetroot, chicken and feta');
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Chicken breast', 'Feta cheese']));
  });
});

describe('Negations that no name of the table contains', () => {
  it.each([
    ['burger without bun, no ketchup', 'Burger without bun 170'],
    ['chicken wrap no onions no mayo', 'Chicken wrap 200'],
    ['a wrap with chicken, no sauce', 'Chicken wrap 200'],
    ['hamburger with no bun, hold the pickles', 'Burger without bun 170'],
  ])('keeps the food the same in "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
    expect(describeMeal(text).not_understood).toEqual([]);
  });
});

describe('Negations that are part of a name of the table', () => {
  it.each([
    ['50 g of chicken bowl with rice no beans', 'Chicken and rice burrito bowl 50'],
    ['chicken bowl with rice, no beans', 'Chicken and rice burrito bowl 168'],
    [
      '120 g salad with lettuce and tomato no dressing',
      'Lettuce salad with tomato and carrot without dressing 120',
    ],
  ])('chooses the food of that name for "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
    expect(describeMeal(text).not_understood).toEqual([]);
  });
});

describe('A sandwich named after its bread', () => {
  it.each([
    ['a tuna baguette', 'Tuna sandwich 180'],
    ['chicken and bacon ciabatta', 'Chicken and bacon sandwich 210'],
    ['Pret brie and cranberry baguette', 'Brie and cranberry sandwich 180'],
    ['wholewheat baguette', 'Wholewheat French bread (wholewheat baguette) 64'],
    ['halloumi fries', 'Halloumi fries 120'],
  ])('"%s" keeps its filling', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
    expect(describeMeal(text).not_understood).toEqual([]);
  });

  it('a vegan dish of a bakery chain is the generic vegan one, labeled as such', () => {
    const [item] = describeMeal('two Greggs vegan sausage rolls').items;
    expect([item?.name, item?.grams, item?.stands_for]).toEqual(['Vegan sausage roll', 200, 'Greggs']);
  });
});

describe('Flavored coffee with plant milk', () => {
  it.each([
    ['a caramel latte with almond milk', 'Caramel almond milk latte 360'],
    ['vanilla latte with oat milk', 'Vanilla oat milk latte 360'],
    ['a caramel cappuccino with oat milk', 'Oat milk cappuccino 240, Coffee syrup 40'],
    ['caramel latte', 'Caramel latte 372'],
  ])('"%s" is the drink of the table with that milk, or that milk with syrup', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('Bavarian and Japanese measures', () => {
  it.each([
    ['eine Maß', 'Beer 1014'],
    ['2 Mass Radler', 'Shandy 2000'],
    ['drei Halbe', 'Beer 1522'],
    ['eine Halbe Weizen', 'Wheat beer 500'],
    ['eine halbe Gurke', 'Cucumber 150'],
    ['10 sushi rolls', 'Sushi rolls 300'],
    ['two avocado rolls', 'Avocado sushi roll 360'],
    ['6 salmon rolls', 'Salmon sushi roll 180'],
  ])('"%s" is weighed as meant', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('Additions that are foods of their own', () => {
  it.each([
    ['cheese on rye', 'Cheddar cheese 30, Rye bread 64'],
    ['three shortbreads with coffee', 'Shortbread cookie 90, Black coffee 360'],
    ['muesli with semi skimmed', 'Muesli with milk 250'],
    ['ham sandwich, hold the butter, add tomato', 'Ham sandwich 150, Tomato 120'],
  ])('logs every addition in "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
    expect(describeMeal(text).not_understood).toEqual([]);
  });
});

describe('Meals that repeat others or were only planned', () => {
  it('copies the foods of "same for dinner" to dinner', () => {
    const { items, meals } = describeMeal('lentil soup for lunch, same for dinner');
    expect(items.map(({ name }) => name)).toEqual(['Lentil soup', 'Lentil soup']);
    expect(meals.map(({ meal }) => meal)).toEqual(['lunch', 'dinner']);
  });

  it.each([
    ['I wanted to eat pizza but had a salad', ['Green salad']],
    ['nearly had a beer but drank water instead', ['Water']],
    ['noodles, actually it was rice, with tofu', ['White rice', 'Firm tofu']],
  ])('logs only what was eaten of "%s"', (text, foods) => {
    expect(describeMeal(text).items.map(({ name }) => name)).toEqual(foods);
  });
});

describe('Milk drinks with a milk of the text', () => {
  it.each([
    ['latte macchiato with coconut milk', 'Coconut milk latte 360'],
    ['Chai mit Sojamilch', 'Soy milk chai latte 360'],
    ['cocoa with almond milk', 'Almond milk hot chocolate 250'],
    ['rice pudding with almond milk', 'Rice pudding 150, Almond milk 122'],
  ])('"%s" has no other milk', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });

  it('a milk without a plant is no plant milk', () => {
    const { items } = describeMeal('decaf cappuccino 1% milk');
    expect(items.map(({ name }) => name).join()).not.toMatch(/oat|soy|almond|plant/i);
  });
});

describe('German measures and words', () => {
  it.each([
    ['ein Kännchen schwarzer Tee', 'Black tea 250'],
    ['drei Kugeln Vanilleeis', 'Vanilla ice cream 198'],
    ['zwei hartgekochte Eier', 'Egg 100'],
    ['Kartofelbrei', 'Mashed potatoes 200'],
  ])('"%s" is weighed as meant', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});
