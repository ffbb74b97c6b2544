import { describe, expect, it } from 'vitest';
import { describeMeal, weighedFoods } from '#test/support/built-in-foods.ts';

describe('A time of day written with a point', () => {
  it.each([
    ['13.15 two eggs', 'Egg 100'],
    ['lunch 12.45 lentil soup', 'Lentil soup 300'],
    ['9.30 apple, 18.20 pasta', 'Apple 200, Pasta 140'],
  ])('a time is not an amount in "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });

  it.each([
    ['1.50 cups rice', 'White rice 245'],
    ['2.50 bananas', 'Banana 315'],
    ['12.30 g butter', 'Butter 12'],
  ])('a time and an amount differ in "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });

  it('places foods after an hour without a colon', () => {
    const { meals } = describeMeal('at 7 oatmeal, at 1 soup');
    expect(meals.map(({ meal, time }) => `${meal} ${time}`)).toEqual(['breakfast 07:00', 'lunch 13:00']);
  });
});

describe('Words that a correction replaces', () => {
  it.each([
    ['I had a burger, sorry, a veggie burger', 'Veggie burger'],
    ['chicken, I mean turkey sandwich', 'Turkey sandwich'],
    ['3 eggs no 2 eggs and bacon', 'Egg, Bacon'],
    ['scrambled eggs from three eggs', 'Scrambled eggs'],
  ])('replaced words are not asked about in "%s"', (text, foods) => {
    const { items, not_understood } = describeMeal(text);
    expect(items.map(({ name }) => name).join(', ')).toBe(foods);
    expect(not_understood).toEqual([]);
  });
});

describe('Foods and words of everyday texts', () => {
  it.each([
    ['zwei Scheiben Brot mit Leberwurst', 'German mixed rye bread 90, Liverwurst 56'],
    ['ein alkoholfreies Weizen', 'Alcohol-free wheat beer (Alkoholfreies Weizen) 500'],
    ['nur ein Apfel', 'Apple 200'],
    ['fürs Frühstück zwei Eier', 'Egg 100'],
    ['a punnet of strawbs', 'Strawberries 250'],
    ['steak a la plancha', 'Beef steak 200'],
    ['ribeye steak medium rare', 'Ribeye steak with fat 240'],
    ['cod fish', 'Cod fish 140'],
    ['hemp milk', 'Hemp milk 244'],
    ['hemp milk latte', 'Hemp milk latte 360'],
    ['oats with oat milk', 'Rolled oats 40, Oat milk 122'],
    ['Haferflocken mit Hafermilch', 'Rolled oats 40, Oat milk 122'],
    ['rice with rice milk', 'White rice 158, Rice milk 122'],
    ['my son had fish fingers and peas', 'Fish fingers 42, Green peas 36.5'],
    ['whisky neat', 'Whiskey 42'],
    ['casein shake', 'Casein shake 256'],
  ])('reads "%s" and asks about nothing', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
    expect(describeMeal(text).not_understood).toEqual([]);
  });
});

describe('A correction that cancels an addition', () => {
  it.each([
    ['tea with lemon, actually no lemon', 'Black tea 240'],
    ['coffee with milk, hang on, no milk', 'Black coffee 360'],
    ['porridge with honey, no wait, without honey', 'Oatmeal 234'],
    ['Tee mit Zucker, nein, doch ohne', 'Black tea 240'],
    ['Kaffee mit Milch, warte, ohne Milch', 'Black coffee 360'],
    ['a cheeseburger, actually without cheese', 'Hamburger 145'],
    ['salad with feta, burger without cheese', 'Salad with feta 320, Hamburger 145'],
  ])('logs "%s" without it', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
    expect(describeMeal(text).not_understood).toEqual([]);
  });

  it.each([
    ['a cappuccino, actually an espresso', 'Espresso 30'],
    ['soup, no, a bagel', 'Bagel 105'],
    ['an orange, make that a banana', 'Banana 126'],
    ['toast with jam, make that a bagel', 'Bagel 105, Jam 15'],
    ['kein Bier, sondern Apfelsaft', 'Apple juice 248'],
    ['an orange, actually two bananas too', 'Orange 154, Banana 252'],
    ['soup, no bread', 'Soup 300'],
  ])('replaces the food only if another one is named instead in "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('Energy that is stated before its food', () => {
  it.each([
    ['breakfast was 420 calories, avocado toast', 420],
    ['300 kcal, a tuna sandwich', 300],
    ['Mittag 700 kcal, Lasagne', 700],
    ['500 calories: a burrito and a coke', 500],
  ])('belongs to the food after it in "%s"', (text, kcal) => {
    const sum = describeMeal(text).items.reduce(
      (total, { nutrients }) => total + (nutrients.calories ?? 0),
      0,
    );
    expect(Math.abs(sum - kcal)).toBeLessThan(8);
  });

  it('leaves a weighed food as it is', () => {
    expect(weighedFoods('900 calories, 100 g rice')).toBe('White rice 100');
  });
});

describe('A day that is told in steps', () => {
  const places = (text: string) => {
    const { items, meals } = describeMeal(text);
    return meals.map(({ meal, items: of }) => `${meal}: ${of.map((at) => items[at]?.name).join(', ')}`);
  };

  it.each([
    ['muesli, then a bagel, then lasagna for dinner', ['null: Muesli, Bagel', 'dinner: Lasagna']],
    [
      'eggs for breakfast, then a banana, then soup for lunch',
      ['breakfast: Egg', 'null: Banana', 'lunch: Soup'],
    ],
    ['soup then steak for dinner', ['dinner: Soup, Beef steak']],
    ['rice and beans for lunch', ['lunch: Rice and beans']],
  ])('places only the last step in the meal that ends "%s"', (text, meals) => {
    expect(places(text)).toEqual(meals);
  });
});

describe('Portions of whole birds, raw leaves, bags and drinks', () => {
  it.each([
    ['half a chicken', 'Rotisserie chicken 350'],
    ['ein halbes Hähnchen vom Grill', 'Rotisserie chicken 350'],
    ['a quarter roast chicken with rice', 'Rotisserie chicken 175, White rice 158'],
    ['half a chicken breast', 'Chicken breast 86'],
    ['half a duck', 'Roast duck 382'],
    ['3 cups of spinach', 'Raw spinach 75'],
    ['a cup of spinach, steamed', 'Cooked spinach 180'],
    ['two packets of crisps', 'Potato crisps 50'],
    ['a cappuccino', 'Cappuccino 360'],
    ['cappuccino', 'Cappuccino 360'],
    ['a large cappuccino', 'Cappuccino 600'],
  ])('weighs "%s" as people serve it', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('Vitamin and mineral supplements', () => {
  it.each([
    ['vitamin d3 2000 IU', 'Vitamin D supplement'],
    ['Magnesium 300 mg', 'Magnesium supplement'],
    ['two zinc tablets', 'Mineral supplement'],
    ['Vitamin B12 und Folsäure', 'Vitamin B supplement, Vitamin B supplement'],
  ])('logs "%s" without energy and asks about nothing', (text, names) => {
    const { items, not_understood } = describeMeal(text);
    expect(items.map(({ name }) => name.replace(/ \(.*/, '')).join(', ')).toBe(names);
    expect(items.every(({ nutrients }) => nutrients.calories === 0)).toBe(true);
    expect(not_understood).toEqual([]);
  });
});
