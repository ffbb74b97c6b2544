import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { described, fields, foodsShown, openLogger, type, weighed, write } from './open-voice-logger.tsx';
import { aRecogniser, egg, shows, toast, withLogger } from './with-logger.ts';
import { eventually } from '#test/support/eventually.ts';

const eggs = weighed('Egg', 100, 156);
const coffee = weighed('White coffee', 240, 64);
const logger = withLogger(aRecogniser, {
  'two eggs and toast': described(eggs, toast),
  'two eggs and toast, coffee with milk': described(eggs, toast, coffee),
  'a chicken sandwich': described(weighed('Chicken burger', 140, 393)),
  '200 calories of rice': described(weighed('White rice', 154, 201)),
  '100-calorie pack of almonds': described(weighed('Almonds', 17, 98)),
});

/** Returns the kcal of each food on the plate. */
const calories = () =>
  ['Foods you mentioned', 'Foods with your calories'].flatMap((name) =>
    within(screen.queryByRole('list', { name }) ?? document.createElement('p'))
      .queryAllByRole('listitem')
      .map((row) => Number(/(\d+)\s*kcal/.exec(row.textContent)?.[1])),
  );
const have = (...kcal: number[]) => eventually(() => expect(calories()).toEqual(kcal));
const protein = () => screen.getByText('Protein').closest('div')?.textContent;
const logged = async () => {
  await clickButton('Log Food');
  await eventually(() => expect(logger.api.sentTo(foodEntryRoutes.create)).toHaveLength(1));
  return newFoodEntry.parse(logger.api.sentTo(foodEntryRoutes.create)[0]?.body);
};

describe('Calories spoken with a food', () => {
  it('calories spoken with a food apply only to that food', async () => {
    openLogger();
    await type('egg');
    await type('a chicken sandwich 450 calories');
    await have(78, 450);
  });

  it.each([
    ['200 calories of rice', 'White rice', 200, 'rice'],
    ['a 100-calorie pack of almonds', 'Almonds', 100, 'pack of almonds'],
  ])('calories spoken with a food determine its amount: %s', async (said, food, kcal, name) => {
    openLogger();
    await type(said);
    await shows(food);
    expect(await fields()).toMatchObject({ calories: String(kcal), name });
    expect(calories()).toEqual([kcal]);
  });

  it('calories spoken with a food keep the records of the other foods, and name the user as their source', async () => {
    openLogger();
    await type('egg and a chicken sandwich 450 calories');
    await type('toast');
    await type('apple 95 calories');
    await eventually(() => expect(screen.getByText('apple')).toBeDefined());
    const { items, calories: sum } = await logged();
    expect(sum).toBe(items?.reduce((all, { nutrients }) => all + (nutrients.calories ?? 0), 0));
    expect(items).toMatchObject([
      { name: 'Toast', record_id: toast.record_id, source: 'usda' },
      { name: 'egg and a chicken sandwich', grams: 0, record_id: null, source: 'user' },
      {
        name: 'apple',
        grams: 0,
        record_id: null,
        source: 'user',
        nutrients: { calories: 95, protein: null },
      },
    ]);
  });

  it('calories spoken with a food name the record that the rest comes from', async () => {
    openLogger();
    await type('a chicken sandwich 450 calories');
    await shows('Chicken burger');
    expect(screen.getByText(/^Your calories; the rest from USDA/)).toBeDefined();
  });
});

describe('Calories spoken alone', () => {
  it('calories spoken alone apply to all foods of the sentence when spoken at its end', async () => {
    openLogger();
    await type('two eggs and toast, coffee with milk, about 600 calories');
    await have(312, 160, 128);
    const { items, ...entry } = await logged();
    // 10 g of protein each, twice.
    expect(entry).toMatchObject({
      calories: 600,
      protein: 60,
      food_name: 'two eggs and toast, coffee with milk',
    });
    expect(items).toMatchObject([
      { grams: 100, record_id: egg.record_id, source: 'user' },
      { grams: 30, record_id: egg.record_id, source: 'user' },
      { grams: 240, record_id: egg.record_id, source: 'user' },
    ]);
  });

  it.each([
    ['these have calories already', 'apple 95 calories', '200 calories', [78, 200]],
    ['these share a total', 'two eggs and toast', 'about 118 calories in total', [78, 78, 40]],
    [
      'these belong to an earlier phrase',
      'a chicken sandwich 450 calories, 500 calories',
      'for lunch',
      [78, 500],
    ],
  ])(
    'calories spoken alone apply to the latest foods, not to earlier ones: %s',
    async (_, foods, after, kcal) => {
      openLogger();
      await type('egg');
      await type(foods);
      await type(after);
      await have(...kcal);
    },
  );

  it('calories spoken alone replace calories typed before', async () => {
    openLogger();
    await type('egg');
    await shows('Egg');
    await write('Calories', '100');
    await type('90 calories');
    await have(90);
    expect((await fields()).calories).toBe('90');
  });

  it('calories spoken alone can be undone', async () => {
    openLogger();
    await type('egg');
    await type('156 calories');
    await have(156);
    await clickButton('Scratch that');
    await have(78);
    expect(screen.queryByText(/^Your calories/)).toBeNull();
  });

  it('calories spoken alone apply to the meal when nothing else is known', async () => {
    openLogger();
    await type('about 300 calories');
    await eventually(async () => expect((await fields()).calories).toBe('300'));
    await type('egg');
    await eventually(async () => expect((await fields()).calories).toBe('378'));
  });
});

describe('Typed calories', () => {
  it('typed calories spread evenly over foods with and without given calories', async () => {
    openLogger();
    await type('egg');
    await type('apple 95 calories');
    await have(78, 95);
    await write('Calories', '346');
    await have(156, 190);
    expect(protein()).toContain('20');
    const { items, ...entry } = await logged();
    expect(entry).toMatchObject({ calories: 346, protein: 20 });
    expect(items?.map(({ nutrients }) => nutrients.calories)).toEqual([156, 190]);
  });

  it('typed calories stay with their foods when a food is added or removed', async () => {
    openLogger();
    await type('egg');
    await shows('Egg');
    await write('Calories', '100');
    await type('toast');
    await have(100, 80);
    await clickButton('Remove Toast');
    expect(foodsShown()).toEqual(['Egg']);
    expect((await fields()).calories).toBe('100');
  });

  it('typed calories can have a decimal comma', async () => {
    openLogger();
    await type('egg');
    await shows('Egg');
    await write('Calories', '95,5');
    expect((await logged()).calories).toBe(95);
  });

  it('typed calories leave the foods unchanged when blank or not a number', async () => {
    openLogger();
    await type('egg');
    await shows('Egg');
    await write('Calories', '');
    await have(78);
    await type('toast');
    await eventually(async () => expect((await fields()).calories).toBe('158'));
  });
});
