import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import {
  described,
  fields,
  foodsShown,
  openLogger,
  press,
  type,
  weighed,
  write,
} from './open-voice-logger.tsx';
import { aRecogniser, egg, shows, toast, withLogger } from './with-logger.ts';

const eggs = weighed('Egg', 100, 156);
const coffee = weighed('White coffee', 240, 64);
const logger = withLogger(aRecogniser, {
  'two eggs and toast': described(eggs, toast),
  'two eggs and toast, coffee with milk': described(eggs, toast, coffee),
  'a chicken sandwich': described(weighed('Chicken burger', 140, 393)),
  '200 calories of rice': described(weighed('White rice', 154, 201)),
  '100-calorie pack of almonds': described(weighed('Almonds', 17, 98)),
});

/** kcal of each food, as the plate shows them. */
const calories = () =>
  ['Foods you said', 'Foods with your calories'].flatMap((name) =>
    within(screen.queryByRole('list', { name }) ?? document.createElement('p'))
      .queryAllByRole('listitem')
      .map((row) => Number(/(\d+)\s*kcal/.exec(row.textContent)?.[1])),
  );
const have = (...kcal: number[]) => vi.waitFor(() => expect(calories()).toEqual(kcal));
const protein = () => screen.getByText('Protein').closest('div')?.textContent;
const logged = async () => {
  await press('Log Food');
  await vi.waitFor(() => expect(logger.api.sentTo(foodEntryRoutes.create)).toHaveLength(1));
  return newFoodEntry.parse(logger.api.sentTo(foodEntryRoutes.create)[0]?.body);
};

describe('calories that are said with a food', () => {
  it('are those of that food, and of no other', async () => {
    openLogger();
    await type('egg');
    await type('a chicken sandwich 450 calories');
    await have(78, 450);
  });

  it.each([
    ['200 calories of rice', 'White rice', 200, 'rice'],
    ['a 100-calorie pack of almonds', 'Almonds', 100, 'pack of almonds'],
  ])('say how much it is: %s', async (said, food, kcal, name) => {
    openLogger();
    await type(said);
    await shows(food);
    expect(await fields()).toMatchObject({ calories: String(kcal), name });
    expect(calories()).toEqual([kcal]);
  });

  it('leave the records of the other foods, and tell the person as their source', async () => {
    openLogger();
    await type('egg and a chicken sandwich 450 calories');
    await type('toast');
    await type('apple 95 calories');
    await vi.waitFor(() => expect(screen.getByText('apple')).toBeDefined());
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

  it('name the record that the rest comes from', async () => {
    openLogger();
    await type('a chicken sandwich 450 calories');
    await shows('Chicken burger');
    expect(screen.getByText(/^Your calories, the rest USDA/)).toBeDefined();
  });
});

describe('calories that are said alone', () => {
  it('at the end of a sentence are those of all of its foods', async () => {
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
    ['that were told with theirs', 'apple 95 calories', '200 calories', [78, 200]],
    ['of the whole phrase before', 'two eggs and toast', 'about 118 calories in total', [78, 78, 40]],
    ['of their own phrase', 'a chicken sandwich 450 calories, 500 calories', 'for lunch', [78, 500]],
  ])('are those of the latest foods, not of earlier ones: %s', async (_, foods, after, kcal) => {
    openLogger();
    await type('egg');
    await type(foods);
    await type(after);
    await have(...kcal);
  });

  it('count though others were typed before', async () => {
    openLogger();
    await type('egg');
    await shows('Egg');
    await write('Calories', '100');
    await type('90 calories');
    await have(90);
    expect((await fields()).calories).toBe('90');
  });

  it('can be taken back', async () => {
    openLogger();
    await type('egg');
    await type('156 calories');
    await have(156);
    await press('Scratch that');
    await have(78);
    expect(screen.queryByText(/^Your calories/)).toBeNull();
  });

  it('are the meal’s where nothing else is known', async () => {
    openLogger();
    await type('about 300 calories');
    await vi.waitFor(async () => expect((await fields()).calories).toBe('300'));
    await type('egg');
    await vi.waitFor(async () => expect((await fields()).calories).toBe('378'));
  });
});

describe('calories that are typed', () => {
  it('are shared out evenly over foods with calories of their own and without', async () => {
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

  it('stay with their foods when a food is added, and leave with them', async () => {
    openLogger();
    await type('egg');
    await shows('Egg');
    await write('Calories', '100');
    await type('toast');
    await have(100, 80);
    await press('Remove Toast');
    expect(foodsShown()).toEqual(['Egg']);
    expect((await fields()).calories).toBe('100');
  });

  it('may be written with a decimal comma', async () => {
    openLogger();
    await type('egg');
    await shows('Egg');
    await write('Calories', '95,5');
    expect((await logged()).calories).toBe(95);
  });

  it('that are blank or no number leave the foods as they are', async () => {
    openLogger();
    await type('egg');
    await shows('Egg');
    await write('Calories', '');
    await have(78);
    await type('toast');
    await vi.waitFor(async () => expect((await fields()).calories).toBe('158'));
  });
});
