import { describe, expect, it } from 'vitest';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import { createFoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { readFoodRows } from '#shared/nutrition/table/food-row.ts';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { mergeTables } from '#shared/nutrition/table/merge-tables.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

/** Rows of a full reference: long names, different portions. */
const reference =
  readFoodRows(`fndds:92410310 | Soft drink, cola |  | 42 0 10.36 0.25 0 9.9 3 | liquid floz=31 can/floz=372 bottle/floz=620 serving=372
fndds:31102000 | Egg, whole, cooked, NS as to cooking method |  | 155 12.5 0.97 10.9 0 1.1 124 | whole=50 serving=50
fndds:71401030 | Potato, french fries, fast food |  | 312 3.43 41.44 14.73 3.8 0.3 210 | serving/small=110 serving/medium=145 serving/large=180 whole/straight/cut=5 serving=110
fndds:27510521 | Hamburger, NFS |  | 287 14.7 20.7 15.9 0.8 3.3 386 | whole=145 serving=145
fndds:58106210 | Pizza, cheese, from restaurant or fast food, NS as to type of crust |  | 266 11.39 33.33 9.69 2.3 3.58 598 | piece=119 piece/small=80 piece/medium=86 whole/medium=691 serving=238
fndds:58107050 | Pizza, no cheese |  | 310 7.4 41.2 12.9 2.9 4.9 500 | piece=106 serving=212
fndds:95310400 | Energy drink (Monster) |  | 47 0.47 11.28 0 0 10.93 77 | liquid floz=31 can/floz=257 can/floz=372 can/floz=496 can/floz=992 serving=496
fndds:92309000 | Tea, iced, bottled, black |  | 43 0 10.8 0 0 10.8 7 | liquid floz=31 serving=480`);

const tables = {
  'the built-in table': builtInFoods(),
  'a full table': createFoodKnowledge(mergeTables(builtInTable, reference)),
};

describe.each(Object.entries(tables))('With %s', (_, knowledge) => {
  const itemsOf = (text: string) => describeMeal(text, knowledge).items;
  const weightOf = (text: string, name: RegExp): number | undefined =>
    itemsOf(text).find((item) => name.test(item.name))?.grams;

  it.each([
    ['two eggs', 1],
    ['to eggs', 1],
    ['half an avocado', 1],
    ['a couple of bananas', 1],
    ['rice and fish, 154 g and 248 g respectively', 2],
    ['200 g type 500 flour', 1],
    ['a 7 Up', 1],
    ['a 100-calorie pack of cookies', 1],
    ['a burger with no cheese and a large fries', 2],
    ['coffee with milk and two sugars', 3],
    ['a burger and fries, both with ketchup', 3],
    ['banana and milk', 2],
    ['200 g chicken breast, 150 g rice, broccoli', 3],
    ['1,5 kg potatoes', 1],
    ['0,5 l milk', 1],
  ])('%s contains as many foods as a reader would count: %d', (text, count) => {
    const counted = itemsOf(text).length;
    // A table that contains coffee with milk counts it as one food.
    expect([count, text.startsWith('coffee') ? 2 : count]).toContain(counted);
  });

  it('reads "to" as two where a speech recognizer wrote it, and nowhere else', () => {
    expect(weightOf('to eggs', /egg/i)).toBe(weightOf('two eggs', /egg/i));
    expect(weightOf('toast and to eggs', /egg/i)).toBe(weightOf('two eggs', /egg/i));
    expect(itemsOf('I went to lunch')).toEqual([]);
  });

  it('derives the weight from a stated energy', () => {
    const [sandwich] = itemsOf('a 250 calorie sandwich');
    expect(sandwich?.nutrients.calories).toBeGreaterThan(245);
    expect(sandwich?.nutrients.calories).toBeLessThan(255);
    expect(itemsOf('a sandwich of about 400 kcal')[0]?.nutrients.calories).toBeCloseTo(400, -1);
    expect(itemsOf('an 800 kJ yogurt')[0]?.nutrients.calories).toBeCloseTo(191, -1);
    expect(itemsOf('two 100 calorie packs of popcorn')[0]?.nutrients.calories).toBeCloseTo(200, -1);
    expect(itemsOf('dinner was 600 calories: an apple')[0]?.nutrients.calories).toBeLessThan(120);
  });

  it('assigns a shared side to each of two foods', () => {
    const one = weightOf('french fries with ketchup', /ketchup/i);
    expect(one).toBeGreaterThan(0);
    expect(weightOf('two burgers, both with ketchup', /ketchup/i)).toBe(2 * (one ?? 0));
  });

  it('reads two sugars as two spoonfuls', () => {
    expect(weightOf('coffee with milk and two sugars', /sugar/i)).toBe(weightOf('2 tsp sugar', /sugar/i));
  });

  it('reads large fries as a portion, not as one large fry', () => {
    expect(weightOf('a burger with no cheese and a large fries', /fries/i)).toBeGreaterThan(140);
  });

  it('reads weighed grain and pulses as dry', () => {
    const carbsOf = (text: string): number => itemsOf(text)[0]?.nutrients.carbs ?? 0;
    for (const food of ['rice', 'pasta', 'lentils', 'kidney beans']) {
      expect(carbsOf(`100 g dry ${food}`)).toBeGreaterThan(1.8 * carbsOf(`100 g cooked ${food}`));
    }
    const [rice] = itemsOf('50 g rice, 10 g oil and 2 g salt');
    expect(rice?.nutrients.carbs).toBeGreaterThan(35);
  });

  it('limits an impossible amount and lowers the confidence', () => {
    for (const text of ['5 kg rice', '100 eggs', 'a 90000 calorie sandwich']) {
      const [item] = itemsOf(text);
      expect(item?.nutrients.calories).toBeLessThanOrEqual(4_010);
      expect(item?.confidence).toBeLessThanOrEqual(0.4);
    }
  });

  it('treats more specific text as the same food', () => {
    expect(itemsOf('a pizza, and it’s got cheese')).toHaveLength(1);
    expect(itemsOf("I'm having a 35 g snack of almonds")[0]?.grams).toBe(35);
    expect(itemsOf('a cream puff, about 3 and a half inches by 2 inches').length).toBeLessThanOrEqual(1);
  });
});

describe('With a full table', () => {
  const itemsOf = (text: string) => describeMeal(text, tables['a full table']).items;

  it('a piece of pizza is the usual piece, and a can the usual can of that drink', () => {
    expect(itemsOf('a piece of cheese pizza')[0]?.grams).toBe(119);
    expect(itemsOf('a can of Monster energy drink')[0]?.grams).toBe(496);
  });

  it('a denied ingredient does not select a food that lacks it', () => {
    expect(itemsOf('a pizza without cheese')[0]?.record_id).toBe('fndds:58107050');
    expect(itemsOf('a pizza')[0]?.record_id).toBe('fndds:58106210');
  });
});

/** Names of a full reference for everyday foods, as general as a short text. */
const general =
  readFoodRows(`fndds:71100100 | Potato, baked, NFS |  | 93 2.5 21 0.1 2.2 1 7 | whole=285 serving=285
fndds:56205000 | Rice, cooked, NFS |  | 129 2.67 27.99 0.28 0.4 0.05 245 | cup=158 serving=118
fndds:11400000 | Yogurt, NFS |  | 94 5 14 1.8 0 13 60 | cup=245 serving=170
fndds:81100000 | Table fat, NFS |  | 600 0.5 1 67 0 0.1 500 | tbsp=14 serving=14
fndds:13110000 | Ice cream, NFS |  | 221 3.5 24 12 0.7 21 80 | cup=132 serving=189
fndds:31103020 | Fish, salmon, NFS |  | 274 22 0 20 0 0 400 | serving=85
usda:167922 | HEINZ, WEIGHT WATCHER, Chocolate Eclair, frozen |  | 241 4.4 40.3 6.9 2.1 16.8 300 | whole=59 serving=59`);

describe('A larger table', () => {
  const larger = createFoodKnowledge(mergeTables(builtInTable, [...reference, ...general]));
  const read = (text: string, knowledge: typeof larger) =>
    describeMeal(text, knowledge).items.map(({ name, grams }) => `${grams} g ${name}`);

  it.each([
    'a baked potato with butter',
    'two eggs and a bowl of rice',
    'yogurt and a banana',
    'a bowl of ice cream',
    'salmon with rice',
    'a can of cola and fries',
    'we shared the fries at the table',
    'my apple watch counted 9000 steps',
  ])('gives the same answer as the built-in one for %s', (text) => {
    expect(read(text, larger)).toEqual(read(text, tables['the built-in table']));
  });

  it('answers words that no built-in food has', () => {
    expect(read('100 g table fat', larger)).toEqual(['100 g Table fat, NFS']);
  });
});
