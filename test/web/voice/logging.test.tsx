import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { described, field, openLogger, type, weighed, write } from './open-voice-logger.tsx';
import { aRecogniser, egg, withLogger } from './with-logger.ts';
import { eventually } from '#test/support/eventually.ts';

const logger = withLogger(aRecogniser, {
  '150 grams grilled chicken': described(weighed('Chicken breast', 150, 248)),
});

const logged = () => logger.api.sentTo(foodEntryRoutes.create);
const entry = () => newFoodEntry.parse(logged()[0]?.body);
const theButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Log Food' });

/** Types a meal and logs it. */
const logMeal = async (text: string): Promise<void> => {
  openLogger();
  await type(text);
  await clickButton('Log Food');
  await eventually(() => expect(logged()).toHaveLength(1));
};

describe('Logging a spoken meal', () => {
  it('VLOG-21 saves the recognized fields', async () => {
    await logMeal('grilled chicken 250 calories 150 grams for lunch');
    expect(entry()).toMatchObject({
      food_name: 'grilled chicken',
      calories: 250,
      serving_size: '150 grams',
      meal_type: 'lunch',
      protein: 10.1,
    });
    expect(entry().items).toMatchObject([
      { name: 'Chicken breast', grams: 150, source: 'user', record_id: egg.record_id },
    ]);
  });

  it('VLOG-21 keeps the record of every food, and unknown values as unknown rather than 0', async () => {
    await logMeal('egg');
    expect(entry()).toMatchObject({
      food_name: 'Egg',
      calories: 78,
      serving_size: '50 g',
      meal_type: 'snack',
    });
    expect(entry().items).toMatchObject([{ record_id: egg.record_id, source: 'usda' }]);
  });

  it('VLOG-21 saves calories alone when nothing else is known', async () => {
    await logMeal('apple 95 calories');
    expect(entry()).toMatchObject({
      food_name: 'apple',
      calories: 95,
      protein: null,
      carbs: null,
      fat: null,
      serving_size: null,
      items: null,
    });
  });

  it('scales the foods to typed calories', async () => {
    openLogger();
    await type('egg');
    await write('Calories', '156');
    await clickButton('Log Food');
    await eventually(() => expect(logged()).toHaveLength(1));
    expect(entry()).toMatchObject({ calories: 156, protein: 20 });
  });

  it('VLOG-17 requires name and calories', async () => {
    openLogger();
    await type('mystery');
    expect((await theButton()).disabled).toBe(true);
    await write('Calories', '120');
    expect((await theButton()).disabled).toBe(false);
    await write('Food name', ' ');
    expect((await theButton()).disabled).toBe(true);
    await write('Food name', 'Soup');
    expect((await theButton()).disabled).toBe(false);
    await write('Calories', 'many');
    expect((await theButton()).disabled).toBe(true);
  });

  it.each([
    ['VLOG-16 saving by keyboard without calories', 'mystery', 'Calories', ''],
    ['VLOG-16 saving by keyboard without a name', 'apple 95 calories', 'Food name', ''],
  ])('%s shows the missing field and saves nothing', async (_, said, name, text) => {
    openLogger();
    await type(said);
    await write(name, text);
    await userEvent.type(await field(name), '{Enter}');
    expect(await findToast('Missing Information')).toEqual({
      tone: 'error',
      text: 'Missing InformationPlease provide at least food name and calories.',
    });
    expect(logged()).toHaveLength(0);
  });

  it('VLOG-20 (D16) shows Food Logged, and starts the next meal empty', async () => {
    const { onLogged } = openLogger();
    await type('egg');
    await clickButton('Log Food');
    expect(await findToast('Food Logged')).toMatchObject({
      tone: 'success',
      text: expect.stringMatching(/^Food Logged.*\d+ kcal\.Undo$/) as string,
    });
    expect(screen.queryByText('Food Logged!')).toBeNull();
    expect(onLogged).toHaveBeenCalledOnce();
    expect(screen.queryByText('Your meal')).toBeNull();
  });

  it('the logger offers Undo after a meal is logged', async () => {
    logger.api.on(foodEntryRoutes.create, () => aFoodEntry({ id: '01JD0000000000000000000007' }));
    logger.api.on(foodEntryRoutes.remove, () => undefined);
    openLogger();
    await type('egg');
    await clickButton('Log Food');
    await clickButton('Undo');
    await eventually(() => expect(logger.api.sentTo(foodEntryRoutes.remove)).toHaveLength(1));
    expect(logger.api.sentTo(foodEntryRoutes.remove)[0]?.path).toContain('01JD0000000000000000000007');
  });

  it('loses nothing after a failure, and retries with the same Idempotency-Key', async () => {
    logger.api.on(foodEntryRoutes.create, () => failure('INTERNAL'));
    openLogger();
    await type('egg');
    await clickButton('Log Food');
    expect((await findToast('Error')).tone).toBe('error');
    await clickButton('Log Food');
    await eventually(() => expect(logged()).toHaveLength(2));
    const [first, second] = logged().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBe(second);
  });

  it('a double click saves the meal once', async () => {
    openLogger();
    await type('egg');
    await userEvent.dblClick(await theButton());
    await findToast('Food Logged');
    expect(logged()).toHaveLength(1);
  });
});
