import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import {
  described,
  fields,
  foodsShown,
  openLogger,
  start,
  tell,
  transcript,
  type,
  weighed,
  write,
} from './open-voice-logger.tsx';
import { aRecogniser, egg, shows, toast, withLogger } from './with-logger.ts';
import { eventually } from '#test/support/eventually.ts';

const logger = withLogger(aRecogniser, {
  'two eggs and a slice of toast for breakfast': { ...described(egg, toast), meal_type: 'breakfast' },
  'a chicken sandwich': described(weighed('Chicken burger', 140, 393)),
  '150 grams grilled chicken': described(weighed('Chicken breast', 150, 248)),
  'egg with moondust': { ...described(egg), not_understood: ['moondust'] },
});

describe('A phrase with calories', () => {
  it('VLOG-10 VLOG-11 VLOG-12 (D43) a phrase with calories fills name, calories and serving as spoken', async () => {
    openLogger();
    await type('grilled chicken 250 calories 150 grams for lunch');
    await shows('Chicken breast');
    expect(await fields()).toEqual({
      name: 'grilled chicken',
      calories: '250',
      serving: '150 grams',
      meal: 'lunch',
    });
  });

  it('D43 overrides the food table, whose other values apply when food and amount are known', async () => {
    openLogger();
    await type('a chicken sandwich 450 calories');
    await shows('Chicken burger');
    expect((await fields()).calories).toBe('450');
    expect(screen.getByText(/^Your calories; other nutrients/)).toBeDefined();
    // 10 g of protein at 393 kcal.
    expect(screen.getByText('Protein').closest('div')?.textContent).toContain('11.5');
  });

  it('D43 a phrase with calories sends no lookup when the amount is unknown', async () => {
    openLogger();
    await type('apple 95 calories');
    expect((await fields()).calories).toBe('95');
    expect(screen.getByText(/weight and other nutrients unknown/)).toBeDefined();
    expect(logger.asked()).toEqual([]);
  });

  it('VLOG-14 (D43) a phrase with calories defaults to a snack', async () => {
    openLogger();
    await type('apple 95 calories');
    expect((await fields()).meal).toBe('snack');
  });

  it('VLOG-13 (D43) a phrase with calories uses the mentioned meal, even when it is mentioned later', async () => {
    openLogger();
    await type('apple 95 calories');
    await type('for dinner');
    expect(await fields()).toEqual({ name: 'apple', calories: '95', serving: '', meal: 'dinner' });
  });

  it('VLOG-15 (D43) a phrase with calories rounds to whole calories', async () => {
    openLogger();
    await type('apple 95.7 calories');
    expect((await fields()).calories).toBe('95');
  });

  it('a phrase with calories can name the calories after its food', async () => {
    openLogger();
    await type('egg');
    await type('90 calories');
    await eventually(async () => expect((await fields()).calories).toBe('90'));
    expect(foodsShown()).toEqual(['Egg']);
  });
});

describe('Other phrases', () => {
  it('other phrases become foods of the food table, several from one sentence', async () => {
    openLogger();
    await type('two eggs and a slice of toast for breakfast');
    await shows('Egg', 'Toast');
    expect(await fields()).toEqual({
      name: 'two eggs and a slice of toast',
      calories: '158',
      serving: '80 g',
      meal: 'breakfast',
    });
  });

  it.each([
    ['two eggs and toast', 'Two eggs and toast', [egg]],
    ['I had two eggs and 2 slices of toast for lunch', 'Two eggs and 2 slices of toast', [egg, toast]],
    ['egg', 'Egg', [egg]],
    [`egg, toast and ${'more '.repeat(20)}`, 'Egg and toast', [egg, toast]],
  ])('other phrases name the entry after all of its foods: %s', async (said, name, foods) => {
    logger.api.on(foodRoutes.describe, () => described(...foods));
    openLogger();
    await type(said);
    await eventually(async () => expect((await fields()).name).toBe(name));
  });

  it('other phrases appear in the list in their original wording', async () => {
    logger.api.on(foodRoutes.describe, () => described(egg));
    openLogger();
    await type('two eggs and toast');
    await type('coffee with milk');
    await type('Big Mac 550 calories');
    await eventually(async () =>
      expect((await fields()).name).toBe('Two eggs and toast, coffee with milk, Big Mac'),
    );
  });

  it('other phrases work the same when typed', async () => {
    openLogger();
    await type('egg');
    await start();
    await tell(() => logger.microphone.recogniser.hears('toast'));
    await shows('Egg', 'Toast');
    expect(transcript()).toMatch(/egg.*toast/);
  });

  it('other phrases appear as not understood when they contain no food', async () => {
    openLogger();
    await type('egg with moondust');
    expect(await screen.findByText('We didn’t understand: moondust.')).toBeDefined();
  });

  it('other phrases can be logged without any food, with typed calories', async () => {
    openLogger();
    await type('grandmother’s surprise');
    expect(await screen.findByText('We couldn’t find any food in this.')).toBeDefined();
    expect(await fields()).toMatchObject({ name: 'grandmother’s surprise', calories: '' });
  });

  it('other phrases wait while the food table is unavailable, and can be retried', async () => {
    let isDown = true;
    logger.api.on(foodRoutes.describe, () => (isDown ? failure('INTERNAL') : described(egg)));
    openLogger();
    await type('egg');
    await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await clickButton('Try again');
    await shows('Egg');
  });

  it('other phrases become several requests when too long, and nothing is left out', async () => {
    logger.api.on(foodRoutes.describe, () => described(egg));
    openLogger();
    await start();
    const long = Array.from({ length: 300 }, () => 'egg and').join(' ');
    await tell(() => logger.microphone.recogniser.hears(long));
    await eventually(() => expect(logger.asked().join(' ')).toBe(long));
    expect(logger.asked().every((text) => text.length <= 1_000)).toBe(true);
  });
});

describe("The user's corrections", () => {
  it("the user's corrections stay when more is spoken", async () => {
    openLogger();
    await type('egg');
    await shows('Egg');
    await userEvent.click(screen.getByRole('button', { name: 'More Egg' }));
    await write('Food name', 'My breakfast');
    await write('Calories', '100');
    await write('Serving size', 'one plate');
    await userEvent.click(screen.getByRole('radio', { name: 'Dinner' }));
    await type('apple 95 calories for lunch');
    await eventually(async () =>
      expect(await fields()).toEqual({
        name: 'My breakfast and apple',
        calories: '195',
        serving: 'one plate',
        meal: 'dinner',
      }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Egg, g').value).toBe('55');
  });

  it("the user's corrections apply immediately: grams change the calories", async () => {
    openLogger();
    await type('egg');
    await shows('Egg');
    await write('Egg, g', '100');
    expect((await fields()).calories).toBe('156');
    expect((await fields()).serving).toBe('100 g');
  });

  it("the user's corrections remove a deleted food from the name", async () => {
    openLogger();
    await type('two eggs and a slice of toast for breakfast');
    await shows('Egg', 'Toast');
    await clickButton('Remove Toast');
    expect(await fields()).toMatchObject({ name: 'Egg', calories: '78' });
  });
});
