import { describe, expect, it } from 'vitest';
import { type FoodItem, foodItems } from '#shared/nutrition/values/food-item.ts';
import { describeMeal, weighedFoods } from '#test/support/built-in-foods.ts';
import { scaleNutrients, sumNutrients } from '#shared/nutrition/values/totals.ts';

/** Returns the item of a text with one food. */
const onlyItem = (text: string): FoodItem => {
  const { items } = describeMeal(text);
  expect(items).toHaveLength(1);
  const [item] = items;
  if (item === undefined) throw new Error(`Nothing was understood of: ${text}`);
  return item;
};

describe('Parsing a meal into foods and grams', () => {
  it.each([
    // counts and household portions
    ['2 eggs and a slice of toast with butter', 'Egg 100, Toast 25, Butter 7'],
    ['half an avocado', 'Avocado 75'],
    ['a glass of milk', 'Milk 244'],
    ['two slices of pepperoni pizza', 'Pepperoni pizza 222'],
    ['bowl of oatmeal with banana', 'Oatmeal 240, Banana 126'],
    ['a couple of boiled eggs, 2 rashers of bacon', 'Egg 100, Bacon 16'],
    ['half a dozen oysters', 'Oysters 90'],
    ['20 almonds', 'Almonds 24'],
    ['a handful of nuts', 'Mixed nuts 28'],
    ['a few olives', 'Black olives 15'],
    ['a can of coke and a bag of crisps', 'Cola 372, Potato crisps 57'],
    ['a bottle of wine', 'Red wine 750'],
    ['dark chocolate 2 squares', 'Dark chocolate 16'],
    ['2 pizza slices', 'Cheese pizza 214'],
    ['california roll 6 pieces', 'California sushi roll 180'],
    ['samosa x2', 'Samosa 120'],
    ['2x eggs', 'Egg 100'],
    ['5 pierogi', 'Pierogi 200'],
    ['dumplings (8)', 'Steamed dumplings 200'],
    ['the whole pizza', 'Cheese pizza 691'],
    ['a plate of spaghetti bolognese', 'Spaghetti bolognese 350'],
    ['2 scoops of vanilla ice cream', 'Vanilla ice cream 132'],
    // fractions and numbers as words
    ['1 1/2 cups of rice', 'White rice 245'],
    ['1½ cups milk', 'Milk 366'],
    ['½ grapefruit', 'Grapefruit 128'],
    ['one and a half cups of strawberries', 'Strawberries 225'],
    ['quarter cup raisins', 'Raisins 41'],
    ['two thirds of a cup of quinoa', 'Quinoa 123'],
    ['two hundred and fifty grams of rice', 'White rice 250'],
    ['twenty five almonds', 'Almonds 30'],
    ['2-3 cookies', 'Chocolate chip cookie 40'],
    ['two or three dates', 'Medjool dates 60'],
    // mass and volume
    ['150 g cooked rice', 'White rice 150'],
    ['chicken breast 200g, broccoli', 'Chicken breast 200, Broccoli 90'],
    ['yogurt 150g granola 40g', 'Plain yogurt 150, Granola 40'],
    ['chicken thigh (150 g), rice (cooked) 200 g', 'Chicken thigh 150, White rice 200'],
    ['0,5 kg potatoes', 'Boiled potatoes 500'],
    ['1,000 g watermelon', 'Watermelon 1000'],
    ['1 lb strawberries', 'Strawberries 454'],
    ['4 oz chicken breast', 'Chicken breast 113'],
    ['12 oz beer', 'Beer 360'],
    ['8 fl oz orange juice', 'Orange juice 248'],
    ['1,5 dl milk', 'Milk 155'],
    ['500 ml water', 'Water 507'],
    ['2 x 330 ml cans of beer', 'Beer 670'],
    ['a 200 g steak', 'Beef steak 200'],
    ['3 meatballs of 30 g each', 'Meatballs 90'],
    ['2 tsp sugar, 1 tbsp. olive oil', 'Sugar 8.4, Olive oil 14'],
    // sizes
    ['2 large bananas', 'Banana 328'],
    ['a small apple', 'Apple 165'],
    ['large fries and a small coke', 'French fries 180, Cola 370'],
    // additions to foods and drinks
    ['coffee with milk and sugar', 'Coffee with milk and sugar 248'],
    ['cereal with milk', 'Breakfast cereal 35, Milk 122'],
    ['toast with peanut butter and jam', 'Toast 50, Peanut butter 32, Jam 15'],
    ['a can of tuna with mayonnaise', 'Tuna in water 115, Mayonnaise 28'],
    ['avocado toast', 'Toast 50, Avocado 50'],
    [
      'burger with lettuce, tomato and cheese and fries',
      'Hamburger 145, Romaine lettuce 15, Tomato 40, Cheddar cheese 25, French fries 110',
    ],
    // names of several words, and foods without separators
    ['mac and cheese', 'Macaroni and cheese 230'],
    ['fish and chips', 'Fish and chips portion 400'],
    ['rice and beans', 'Rice and beans 240'],
    ['1 cup rice and 1 cup beans', 'White rice 163, Kidney beans 177'],
    ['cheese and ham sandwich', 'Ham and cheese sandwich 160'],
    ['milk chocolate, chocolate milk', 'Milk chocolate 40, Chocolate milk 248'],
    ['eggs bacon toast', 'Egg 100, Bacon 16, Toast 50'],
    ['beef noodle soup', 'Beef noodle soup 450'],
    // foods of the world
    ['jollof rice with fried plantain', 'Jollof rice 300, Fried plantain 118'],
    ['dal and 2 chapatis', 'Dal 240, Chapati 90'],
    ['bowl of ramen with a boiled egg', 'Ramen 500, Egg 50'],
    ['6 pieces of salmon nigiri and miso soup', 'Salmon nigiri 210, Miso soup 245'],
    ['two tacos and a margarita', 'Taco 210, Margarita 225'],
    ['falafel wrap, hummus', 'Falafel sandwich (falafel wrap) 215, Hummus 40'],
    // writing styles
    ['- 2 eggs\n- toast', 'Egg 100, Toast 50'],
    ['1. oatmeal\n2. black coffee', 'Oatmeal 234, Black coffee 360'],
    ['spagetti bolognese and a bannana', 'Spaghetti bolognese 400, Banana 126'],
    ['CRÈME FRAÎCHE', 'Creme fraiche 30'],
    ['<b>2 eggs</b> 🍳', 'Egg 100'],
    ['glass of red wine at 8 pm', 'Red wine 147'],
    ['a 500 kcal burger', 'Hamburger 174'],
    ['eggs and eggs', 'Egg 100, Egg 100'],
    ['rice and fried rice', 'White rice 158, Fried rice 250'],
  ])('parses "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
    expect(describeMeal(text).not_understood).toEqual([]);
  });
});

describe('A parsed food', () => {
  it('a parsed food contains its record and the values for its weight', () => {
    const rice = onlyItem('150 g cooked rice');
    expect(rice).toMatchObject({ record_id: 'usda:168878', source: 'usda', confidence: 1 });
    expect(rice.nutrients).toEqual({
      calories: 195,
      protein: 4,
      carbs: 42.3,
      fat: 0.4,
      fiber: 0.6,
      sugar: 0.1,
      sodium: 2,
    });
    expect(rice.nutrients).toEqual(scaleNutrients(rice.per_100_g, 150));
    expect(foodItems.safeParse([rice]).success).toBe(true);
  });

  it('leaves values unknown when the source lacks them', () => {
    expect(onlyItem('100 g tempeh').nutrients).toMatchObject({ calories: 192, fiber: null, sugar: null });
  });

  it('trusts a stated weight more than a portion, a portion more than a guess and a correct word more than a typo', () => {
    const sureness = (text: string): number => onlyItem(text).confidence;
    const falling = [
      '100 g broccoli',
      'a cup of broccoli',
      'broccoli',
      'brocoli',
      'purple alien broccoli',
    ].map(sureness);
    expect(falling).toEqual(falling.toSorted((one, other) => other - one));
    expect(new Set(falling).size).toBe(falling.length);
  });

  it('reads a short plural with a missing letter by its amount', () => {
    expect(onlyItem('two egs')).toMatchObject({ name: 'Egg', grams: 100 });
  });

  it('shows low confidence when only the nearest dish matches', () => {
    expect(onlyItem('200 g jollof rice').confidence).toBeLessThan(onlyItem('200 g fried rice').confidence);
  });

  it.each(['100 eggs', '5 kg rice', '40 tbsp olive oil', '50 glasses of milk', '999999999 apples'])(
    'a parsed food with an unrealistic amount is limited and gets low confidence: %s',
    (text) => {
      const item = onlyItem(text);
      expect(item.grams).toBeLessThanOrEqual(3_000);
      expect(item.nutrients.calories).toBeLessThanOrEqual(4_010);
      expect(item.confidence).toBeLessThanOrEqual(0.4);
    },
  );
});

describe('The meal type in a text', () => {
  it.each([
    ['for breakfast I had porridge', 'breakfast'],
    ['Lunch: chicken wrap', 'lunch'],
    ['lasagna for supper', 'dinner'],
    ['an apple as a snack', 'snack'],
    ['a breakfast sausage and a snack bar', null],
    ['dinner roll with butter', null],
    ['two eggs', null],
  ])('"%s" names the meal %s', (text, meal) => {
    expect(describeMeal(text)).toMatchObject({ meal_type: meal, not_understood: [] });
  });
});

describe('Excluded and unknown foods', () => {
  it.each(['coffee no sugar', 'coffee without sugar or milk', 'coffee and 0 eggs'])(
    'leaves out the excluded foods of "%s"',
    (text) => {
      expect(weighedFoods(text)).toBe('Black coffee 360');
      expect(describeMeal(text).not_understood).toEqual([]);
    },
  );

  it.each([
    'asdf qwer',
    'blorp risotto cubes xyzzy',
    'dog food',
    'zinc flour',
    '12345',
    '寿司',
    'apple phone',
  ])('finds no food in "%s"', (text) => {
    expect(describeMeal(text)).toMatchObject({ items: [], not_understood: [text] });
  });

  it('lists unknown text next to recognized foods', () => {
    const meal = describeMeal('I went to the gym, then two bananas and a blorp shake');
    expect(meal.items.map((item) => item.name)).toEqual(['Banana', 'Milkshake']);
    expect(meal.not_understood).toEqual(['went to the gym', 'blorp']);
    expect(describeMeal('eggs mushroom blorp toast')).toMatchObject({
      items: [{ name: 'Egg' }, { name: 'Toast' }],
      not_understood: ['mushroom blorp'],
    });
  });

  it.each(['', '   ', '🍕🍕', '...', '<div></div>', 'a', 'and with plus', 'for breakfast'])(
    'finds nothing in %j',
    (text) => {
      expect(describeMeal(text)).toMatchObject({ items: [], not_understood: [] });
    },
  );
});

it('a full day of text gives the total that a dietitian would expect', () => {
  const day = describeMeal(
    'Two scrambled eggs with a slice of wholewheat toast, a glass of orange juice. 150 g chicken breast with 200 g rice and 100 g broccoli. An apple and 30 g almonds.',
  );
  expect(day.not_understood).toEqual([]);
  expect(sumNutrients(day.items)).toMatchObject({ calories: 1207, protein: 79.5, carbs: 141, fat: 36.9 });
});
