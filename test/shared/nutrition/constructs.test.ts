import { describe, expect, it } from 'vitest';
import { describeMeal, weighedFoods } from '#test/support/built-in-foods.ts';

describe('Amounts in everyday phrases', () => {
  it.each([
    ['a couple of bananas', 'Banana 252'],
    ['half a dozen eggs', 'Egg 300'],
    ['two and a half cups of rice', 'White rice 408'],
    ['1½ cups milk', 'Milk 366'],
    ['1,5 dl milk', 'Milk 155'],
    ['3 meatballs, each weighing 30 grams', 'Meatballs 90'],
    ['3 meatballs of 30 g each', 'Meatballs 90'],
    ['a total of 90 grams of rice', 'White rice 90'],
    ['rice, about 200 g', 'White rice 200'],
    ['a banana that weighs 126 grams', 'Banana 126'],
    ['rice and fish, 154 g and 248 g respectively', 'White rice 154, Grilled fish 248'],
    ['to eggs', 'Egg 100'],
    ['an avocado', 'Avocado 150'],
    ['12 oz can of cola', 'Cola 372'],
    ['12 oz steak', 'Beef steak 340'],
    ['60.4 of potatoes and 20 g butter', 'Boiled potatoes 60, Butter 20'],
    ['30 g each of ham and cheese', 'Ham 30, Cheddar cheese 30'],
    ['ham and cheese 30 g each', 'Ham 30, Cheddar cheese 30'],
    ['a cup each of rice and beans', 'White rice 163, Kidney beans 177'],
    ['150 g and 200 g of chicken and rice respectively', 'Chicken breast 150, White rice 200'],
    ['a litre and a half of water', 'Water 1522'],
    ['a cup and a half of rice', 'White rice 245'],
    ['two fifty grams of chicken', 'Chicken breast 250'],
    ['one twenty five grams of rice', 'White rice 125'],
    ['an eighth of a pizza', 'Cheese pizza 86'],
    ['at least 300 ml of milk', 'Milk 309'],
    ['a bite of cake', 'Cake 15'],
    ['rasberries', 'Raspberries 125'],
    ['porridge made with 50 g oats and 200 ml milk', 'Rolled oats 50, Milk 206'],
    ['2 eggs,1 toast,coffee', 'Egg 100, Toast 25, Black coffee 360'],
    ['a single serving bag of chips', 'Potato crisps 28'],
    ['200 g minute rice', 'Instant rice 200'],
    ['an hour ago I had 2 eggs', 'Egg 100'],
    ['20 minutes ago a banana', 'Banana 126'],
    ['boiled for 8 minutes, 2 eggs', 'Egg 100'],
  ])('reads the amount in "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('A number with points and commas', () => {
  it.each([
    ['1.000 g potatoes', 'Boiled potatoes 1000'],
    ['1,000 g potatoes', 'Boiled potatoes 1000'],
    ['1,234.5 g rice', 'White rice 1235'],
    ['1.234,5 g rice', 'White rice 1235'],
    ['1 000 g potatoes', 'Boiled potatoes 1000'],
    ['1.125 kg potatoes', 'Boiled potatoes 1125'],
    ['0,250 kg potatoes', 'Boiled potatoes 250'],
    ['1,250 kg potatoes', 'Boiled potatoes 1250'],
    ['28.350 g rice', 'White rice 28'],
    ['60,4 g rice', 'White rice 60'],
    ['1.000 kcal of rice', 'White rice 769'],
    ['2 100 g potatoes', 'Boiled potatoes 200'],
  ])('the unit decides what points and commas in a number mean: "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('A number misspelled by a speech recognizer', () => {
  it.each([
    ['I had to eggs', 'Egg 100'],
    ['too slices of toast', 'Toast 50'],
    ['for tacos', 'Taco 420'],
    ['tree eggs', 'Egg 150'],
  ])('counts as the number: "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
    expect(describeMeal(text).items[0]?.confidence).toBeLessThan(0.8);
  });

  it.each([
    ['for starters I had soup', 'Soup 300'],
    ['ate nuts', 'Mixed nuts 30'],
  ])('does not read a number into "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('A number in a product name', () => {
  it.each([
    ['20-30 proof liquor', 'Spirits 42'],
    ['80 proof whiskey', 'Whiskey 42'],
    ['7 grain bread', 'Multigrain bread 36'],
    ['four cheese pizza', 'Cheese pizza 238'],
    ['13 bean soup', 'Bean soup 300'],
    ['100-calorie pack of cookies', 'Chocolate chip cookie 20'],
  ])('does not count as an amount: "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });
});

describe('Foods in everyday phrases', () => {
  it.each([
    ['a 7 Up', 'Lemon lime soda 355'],
    ['200 g type 500 flour', 'Wheat flour 200'],
    ['brocoli and spagetti', 'Broccoli 90, Pasta 140'],
    ['chicken or turkey soup', 'Chicken soup 300'],
    ['2 slices of bread with butter and honey', 'Bread with butter and honey 90'],
    ['100 g courgette', 'Zucchini 100'],
    ['50 g groundnuts', 'Peanuts 50'],
    ['coffee from a fast food restaurant', 'Black coffee 360'],
    ['two eggs and toast', 'Egg 100, Toast 50'],
    ['hot dog with mustard', 'Hot dog 102, Mustard 5'],
    ['banana milk', 'Banana milk 250'],
    ['a danish with fruit', 'Danish pastry with fruit 113'],
    [
      'a 250 g club sandwich, stacked with turkey, ham, lettuce and tomato',
      'Turkey club sandwich with ham lettuce tomato 250',
    ],
    ['a 200 g ham, noodle and vegetable soup', 'Ham and vegetable soup with noodle 200'],
    ['a burger, specifically a Whopper', 'Whopper 270'],
    ['Lucky Charms cereal', 'Marshmallow oat cereal 35'],
    ['a mix of 50 g walnuts and 20 g raisins', 'Walnuts 50, Raisins 20'],
    ['two teas with milk', 'Tea with milk 480'],
    ['a regular piece of taffy', 'Taffy 5'],
  ])('finds the foods of "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });

  it('never counts a denied food as eaten', () => {
    expect(weighedFoods('pizza with no cheese')).not.toContain('Cheese,');
    expect(describeMeal('toast without butter').items.map(({ name }) => name)).toEqual(['Toast']);
    for (const text of [
      'I had eggs but skipped the bacon',
      "eggs, I didn't eat the bacon",
      'eggs instead of bacon',
      'eggs rather than bacon',
      'eggs with neither bacon nor ham',
    ])
      expect(weighedFoods(text)).toBe('Egg 100');
    expect(weighedFoods('no-bake cheesecake 100 g')).toBe('Cheesecake 100');
  });

  it('limits an impossible amount and lowers the confidence', () => {
    const [rice] = describeMeal('5000 g rice').items;
    expect([rice?.grams, rice?.amount_cut]).toEqual([1_500, true]);
    expect(rice?.confidence).toBeLessThanOrEqual(0.4);
    expect(describeMeal('200 g rice').items[0]?.amount_cut).toBeUndefined();
  });
});

describe('Alternatives of a food', () => {
  it('alternatives of a food list at most three other matches, each with weight and record', () => {
    const [milk] = describeMeal('a glass of milk').items;
    expect(milk?.alternatives?.length).toBeGreaterThan(0);
    expect(milk?.alternatives?.length).toBeLessThanOrEqual(3);
    for (const other of milk?.alternatives ?? []) {
      expect(other.record_id).not.toBe(milk?.record_id);
      expect(other.grams).toBeGreaterThan(0);
      expect(other.name.toLowerCase()).toContain('milk');
    }
  });
});

describe('A word that matches no food', () => {
  it.each(['blorp sauce', 'quantum noodles', 'invisible sandwich'])('lowers the confidence: %s', (text) => {
    for (const { confidence } of describeMeal(text).items) expect(confidence).toBeLessThan(0.5);
  });
});

describe('A text that is not a meal', () => {
  it.each([
    'a piece of paper',
    'a slice of life',
    'two chairs',
    'a vial of serum',
    'I weigh 80 kg',
    'hello',
    'a glass of sand',
    'see https://example.com/rice or mail egg@example.com',
    'I skipped the fries',
    '',
    'x'.repeat(10_000),
    '🍕'.repeat(3_000),
    '12345 67 8',
    '<b></b>',
    'сырники',
    '寿司と味噌汁',
  ])('a text that is not a meal yields no food (case %#)', (text) => {
    expect(describeMeal(text).items).toEqual([]);
  });
});
