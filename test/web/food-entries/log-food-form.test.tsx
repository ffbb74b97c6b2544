import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { bodyOf, field, openLogFood, valueOf } from './open-log-food.tsx';

// The day of `aFoodEntry`.
beforeEach(() => vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => vi.useRealTimers());

describe('The Log Food form', () => {
  it('LOG-01 the Log Food form shows the fields of an entry', () => {
    openLogFood();
    const labels = ['Food name', 'Calories', 'Protein', 'Carbs', 'Fat', 'Fiber', 'Serving size'];
    for (const label of labels) expect(field(label)).toBeDefined();
    expect(screen.getByRole('group', { name: 'Meal type' })).toBeDefined();
  });

  it('LOG-02 LOG-03 the Log Food form offers four meals with breakfast selected', () => {
    openLogFood();
    const meals = screen.getAllByRole<HTMLInputElement>('radio');
    expect(meals.map((meal) => meal.labels?.[0]?.textContent)).toEqual([
      'Breakfast',
      'Lunch',
      'Dinner',
      'Snack',
    ]);
    expect(meals.map((meal) => meal.checked)).toEqual([true, false, false, false]);
  });

  it('sends the typed values with the time zone that decides the day', async () => {
    const { api, enter, click, user, onLogged } = openLogFood();
    await enter({
      'Food name': ' Lentil soup ',
      Calories: '520',
      Protein: '24',
      Carbs: '60',
      Fat: '14',
      Fiber: '11',
      'Serving size': '1 bowl',
    });
    await user.click(screen.getByRole('radio', { name: 'Dinner' }));
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api)).toMatchObject({
      food_name: 'Lentil soup',
      calories: 520,
      protein: 24,
      carbs: 60,
      fat: 14,
      fiber: 11,
      serving_size: '1 bowl',
      meal_type: 'dinner',
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('LOG-08 LOG-09 sends blank protein, carbs, fat, fiber and serving size as unknown', async () => {
    const { api, enter, click, onLogged } = openLogFood();
    await enter({ 'Food name': 'Soup', Calories: '200' });
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api)).toMatchObject({
      protein: null,
      carbs: null,
      fat: null,
      fiber: null,
      serving_size: null,
    });
  });

  it('sends the note with its line breaks, and starts the next entry without it (D53)', async () => {
    const { api, enter, click, onLogged } = openLogFood();
    await enter({ 'Food name': 'Soup', Calories: '200', Note: ' At work{Enter}Too salty ' });
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api)).toMatchObject({ note: 'At work\nToo salty' });
    expect(valueOf('Note')).toBe('');
  });

  it('LOG-07 accepts decimals with a point or a comma, and arrow keys step by 0.1', async () => {
    const { api, enter, click, user, onLogged } = openLogFood();
    await enter({ 'Food name': 'Soup', Calories: '200', Protein: '12,5', Carbs: '20.5', Fat: '1' });
    await user.type(field('Fat'), '{ArrowUp}');
    await user.type(field('Fiber'), '{ArrowUp}{ArrowUp}{ArrowDown}');
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api)).toMatchObject({ protein: 12.5, carbs: 20.5, fat: 1.1, fiber: 0.1 });
  });

  it('the Log Food form leaves an impossible value out of the sum', async () => {
    const { enter } = openLogFood();
    await enter({ Calories: '999999999999', Protein: '99999' });
    const meal = screen.getByRole('region', { name: 'This meal' }).textContent;
    expect(meal).not.toContain('9');
  });

  it('LOG-17 the Log Food form names the added food and the meal, and clears the form for the next food', async () => {
    const { enter, click } = openLogFood();
    await enter({ 'Food name': 'Soup', Calories: '200' });
    await click('Log Food');
    expect(await screen.findByText('Food logged successfully!')).toBeDefined();
    expect(screen.getByText('Added Soup to your breakfast')).toBeDefined();
    expect(valueOf('Food name')).toBe('');
  });
});

describe('The Log Food form with invalid values', () => {
  it('counts the characters of a note near the limit, and asks to shorten a longer one (D53)', async () => {
    const { api, click, user, enter } = openLogFood();
    await enter({ 'Food name': 'Soup', Calories: '200' });
    expect(screen.getByText('Optional. Only you can see it.')).toBeDefined();
    await user.click(field('Note'));
    await user.paste('n'.repeat(501));
    expect(screen.getByText('501 of 500 characters')).toBeDefined();
    await click('Log Food');
    expect(await screen.findByText('Use up to 500 characters.')).toBeDefined();
    expect(document.activeElement).toBe(field('Note'));
    expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(0);
    expect(valueOf('Note')).toHaveLength(501);
  });

  it('LOG-04 LOG-05 asks for the name and the calories under their fields', async () => {
    const { api, click } = openLogFood();
    await click('Log Food');
    expect(field('Food name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Enter a name for the food.')).toBeDefined();
    expect(screen.getByText('Enter the calories.')).toBeDefined();
    expect(document.activeElement).toBe(field('Food name'));
    expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(0);
  });

  it.each([
    ['LOG-05 text as calories', 'Calories', 'many', 'Enter a number, such as 12.5.'],
    ['a negative amount', 'Protein', '-3', 'Enter a number, such as 12.5.'],
    ['an obvious typo', 'Fat', '50000', 'The maximum is 5,000. Is there an extra digit?'],
  ])('the Log Food form with invalid values marks the field for %s', async (_, label, typed, message) => {
    const { api, enter, click } = openLogFood();
    await enter({ 'Food name': 'Soup', ...(label !== 'Calories' && { Calories: '200' }), [label]: typed });
    await click('Log Food');
    expect(screen.getByText(message)).toBeDefined();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(0);
  });
});

describe('The Log Food form, when the server rejects the request', () => {
  it('LOG-18 ERR-03 shows the reason and keeps all typed values', async () => {
    const { api, enter, click, onLogged } = openLogFood();
    api.on(foodEntryRoutes.create, () => failure('SERVICE_UNAVAILABLE'));
    await enter({ 'Food name': 'Soup', Calories: '200' });
    await click('Log Food');
    expect(await findToast('Error')).toEqual({
      tone: 'error',
      text: 'ErrorPlatewise is busy right now. Try again in a moment.',
    });
    expect([valueOf('Food name'), valueOf('Calories')]).toEqual(['Soup', '200']);
    expect(onLogged).not.toHaveBeenCalled();
  });

  it('marks the fields that the server names', async () => {
    const { api, enter, click } = openLogFood();
    api.on(foodEntryRoutes.create, () =>
      failure('VALIDATION_FAILED', [{ field: 'serving_size', message: 'Too long for the table.' }]),
    );
    await enter({ 'Food name': 'Soup', Calories: '200' });
    await click('Log Food');
    expect(await screen.findByText('Too long for the table.')).toBeDefined();
    expect(field('Serving size').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('The Idempotency-Key of the Log Food form', () => {
  it('the Idempotency-Key of the Log Food form stays the same for a double click, so that one request is sent', async () => {
    const { api, enter, user, onLogged } = openLogFood();
    await enter({ 'Food name': 'Soup', Calories: '200' });
    await user.dblClick(screen.getByRole('button', { name: 'Log Food' }));
    await waitFor(() => expect(onLogged).toHaveBeenCalled());
    expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(1);
  });

  it('the Idempotency-Key of the Log Food form stays the same after a failure, and changes when the same food is logged again', async () => {
    const { api, enter, click, onLogged } = openLogFood();
    const soup = { 'Food name': 'Soup', Calories: '200' };
    const keys = () =>
      api.sentTo(foodEntryRoutes.create).map(({ headers }) => headers.get('idempotency-key'));
    api.on(foodEntryRoutes.create, () => failure('SERVICE_UNAVAILABLE'));
    await enter(soup);
    await click('Log Food');
    await screen.findByRole('alert');
    api.on(foodEntryRoutes.create, () => aFoodEntry());
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    await enter(soup);
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(2));
    const [first, again, next] = keys();
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });
});
