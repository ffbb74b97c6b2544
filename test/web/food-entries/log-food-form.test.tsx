import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { LogFoodForm } from '#web/features/food-entries/log-food-form.tsx';
import { renderScreen } from '../ui/render-screen.tsx';
import { anEntry, anItem } from './an-entry.ts';

const open = () => {
  const api = scriptedApi();
  api.on(foodEntryRoutes.create, () => anEntry());
  const onLogged = vi.fn<() => void>();
  const view = renderScreen(<LogFoodForm onLogged={onLogged} />);
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await view.user.type(field(label), text);
  };
  return { api, onLogged, press, fill, ...view };
};

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const valueOf = (label: string) => (field(label) as HTMLInputElement).value;
const bodyOf = (api: ReturnType<typeof scriptedApi>, index = 0) =>
  api.sentTo(foodEntryRoutes.create)[index]?.body as Record<string, unknown>;

describe('the Log Food form', () => {
  it('LOG-01 has the fields of an entry', () => {
    open();
    const labels = ['Food name', 'Calories', 'Protein', 'Carbs', 'Fat', 'Fiber', 'Serving size'];
    for (const label of labels) expect(field(label)).toBeDefined();
    expect(screen.getByRole('group', { name: 'Meal type' })).toBeDefined();
  });

  it('LOG-02 LOG-03 offers four meals, breakfast first chosen', () => {
    open();
    const meals = screen.getAllByRole<HTMLInputElement>('radio');
    expect(meals.map((meal) => meal.labels?.[0]?.textContent)).toEqual([
      'Breakfast',
      'Lunch',
      'Dinner',
      'Snack',
    ]);
    expect(meals.map((meal) => meal.checked)).toEqual([true, false, false, false]);
  });

  it('sends what was typed, with the zone that decides the day', async () => {
    const { api, fill, press, user, onLogged } = open();
    await fill({
      'Food name': ' Lentil soup ',
      Calories: '520',
      Protein: '24',
      Carbs: '60',
      Fat: '14',
      Fiber: '11',
      'Serving size': '1 bowl',
    });
    await user.click(screen.getByRole('radio', { name: 'Dinner' }));
    await press('Log Food');
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

  it('LOG-08 sends blank protein, carbs, fat and fiber as not known', async () => {
    const { api, fill, press, onLogged } = open();
    await fill({ 'Food name': 'Soup', Calories: '200' });
    await press('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api)).toMatchObject({ protein: null, carbs: null, fat: null, fiber: null });
  });

  it('LOG-07 takes decimals with a point or a comma, and arrow keys step by 0.1', async () => {
    const { api, fill, press, user, onLogged } = open();
    await fill({ 'Food name': 'Soup', Calories: '200', Protein: '12,5', Carbs: '20.5', Fat: '1' });
    await user.type(field('Fat'), '{ArrowUp}');
    await user.type(field('Fiber'), '{ArrowUp}{ArrowUp}{ArrowDown}');
    await press('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api)).toMatchObject({ protein: 12.5, carbs: 20.5, fat: 1.1, fiber: 0.1 });
  });

  it('LOG-17 says what was added to which meal, and is empty for the next food', async () => {
    const { fill, press } = open();
    await fill({ 'Food name': 'Soup', Calories: '200' });
    await press('Log Food');
    expect(await screen.findByText('Food logged successfully!')).toBeDefined();
    expect(screen.getByText('Added Soup to your breakfast')).toBeDefined();
    expect(valueOf('Food name')).toBe('');
  });
});

describe('what cannot be sent', () => {
  it('LOG-04 LOG-05 asks for the name and the calories, under their fields', async () => {
    const { api, press } = open();
    await press('Log Food');
    expect(field('Food name').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please name the food.')).toBeDefined();
    expect(screen.getByText('Please enter the calories.')).toBeDefined();
    expect(document.activeElement).toBe(field('Food name'));
    expect(api.requests).toHaveLength(0);
  });

  it.each([
    ['LOG-05 words for calories', 'Calories', 'many', 'Please enter a number, such as 12.5.'],
    ['a negative amount', 'Protein', '-3', 'Please enter a number, such as 12.5.'],
    ['a slip of the keyboard', 'Fat', '50000', 'This can be at most 5,000. Is there a digit too many?'],
  ])('marks the field for %s', async (_, label, typed, message) => {
    const { api, fill, press } = open();
    await fill({ 'Food name': 'Soup', ...(label !== 'Calories' && { Calories: '200' }), [label]: typed });
    await press('Log Food');
    expect(screen.getByText(message)).toBeDefined();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(api.requests).toHaveLength(0);
  });
});

describe('when the server refuses', () => {
  it('LOG-18 says why and keeps everything that was typed', async () => {
    const { api, fill, press, onLogged } = open();
    api.on(foodEntryRoutes.create, () => failure('SERVICE_UNAVAILABLE'));
    await fill({ 'Food name': 'Soup', Calories: '200' });
    await press('Log Food');
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain('ErrorWe are out of breath. Please try again in a moment.');
    expect([valueOf('Food name'), valueOf('Calories')]).toEqual(['Soup', '200']);
    expect(onLogged).not.toHaveBeenCalled();
  });

  it('marks the fields that the server names', async () => {
    const { api, fill, press } = open();
    api.on(foodEntryRoutes.create, () =>
      failure('VALIDATION_FAILED', [{ field: 'serving_size', message: 'Too long for the table.' }]),
    );
    await fill({ 'Food name': 'Soup', Calories: '200' });
    await press('Log Food');
    expect(await screen.findByText('Too long for the table.')).toBeDefined();
    expect(field('Serving size').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('one press, one entry', () => {
  it('sends once when pressed twice', async () => {
    const { api, fill, user, onLogged } = open();
    await fill({ 'Food name': 'Soup', Calories: '200' });
    await user.dblClick(screen.getByRole('button', { name: 'Log Food' }));
    await waitFor(() => expect(onLogged).toHaveBeenCalled());
    expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(1);
  });

  it('repeats the key after a failure, and takes a new one for the same food logged again', async () => {
    const { api, fill, press, onLogged } = open();
    const soup = { 'Food name': 'Soup', Calories: '200' };
    const keys = () =>
      api.sentTo(foodEntryRoutes.create).map(({ headers }) => headers.get('idempotency-key'));
    api.on(foodEntryRoutes.create, () => failure('SERVICE_UNAVAILABLE'));
    await fill(soup);
    await press('Log Food');
    await screen.findByRole('alert');
    api.on(foodEntryRoutes.create, () => anEntry());
    await press('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    await fill(soup);
    await press('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(2));
    const [first, again, next] = keys();
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });
});

describe('AI Lookup', () => {
  const found = {
    items: [anItem({ grams: 118 }), anItem({ name: 'Greek yogurt', grams: 170, record_id: 'usda:171284' })],
    meal_type: 'snack' as const,
    not_understood: [],
    engine: 'rules' as const,
  };

  const lookUp = async () => {
    const opened = open();
    opened.api.on(foodRoutes.describe, () => found);
    await opened.fill({ 'Food name': 'Banana and yogurt' });
    await opened.press('AI Lookup');
    await screen.findByText('Nutrition data found!');
    return opened;
  };

  it('LOG-10 LOG-14 fills the form from the food table and says so', async () => {
    const { api } = await lookUp();
    expect(api.sentTo(foodRoutes.describe)[0]?.body).toEqual({ text: 'Banana and yogurt' });
    const filled = ['Calories', 'Protein', 'Carbs', 'Fat', 'Fiber', 'Serving size'].map(valueOf);
    expect(filled).toEqual(['346', '23', '28.8', '11.5', '5.8', '288 g']);
    expect(screen.getByRole('radio', { name: 'Snack' })).toHaveProperty('checked', true);
    const items = within(screen.getByRole('list', { name: 'Foods found' }));
    expect(items.getByText('USDA 173944')).toBeDefined();
    expect(items.getByText('USDA 171284')).toBeDefined();
  });

  it('logs the foods with their records, until a figure is changed by hand', async () => {
    const { api, press, user, onLogged } = await lookUp();
    await press('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api)).toMatchObject({ items: found.items, sugar: 2.9, sodium: null });

    await user.type(field('Food name'), 'Banana and yogurt');
    await press('AI Lookup');
    await waitFor(() => expect(valueOf('Calories')).toBe('346'));
    await user.type(field('Calories'), '0');
    expect(screen.queryByRole('list', { name: 'Foods found' })).toBeNull();
    await press('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(2));
    expect(bodyOf(api, 1)).toMatchObject({ items: null, calories: 3_460, sugar: null });
  });

  it('LOG-11 asks for a name first and does not look up', async () => {
    const { api, fill, press } = open();
    await fill({ 'Food name': '   ' });
    await press('AI Lookup');
    expect((await screen.findByRole('alert')).textContent).toContain('ErrorPlease enter a food name first');
    expect(api.requests).toHaveLength(0);
  });

  it('LOG-15 says that nothing was found and keeps what was typed', async () => {
    const { api, fill, press } = open();
    api.on(foodRoutes.describe, () => failure('NO_FOOD_RECOGNISED'));
    await fill({ 'Food name': 'Blarg', Calories: '90' });
    await press('AI Lookup');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'ErrorFailed to get nutrition data. Please enter manually.',
    );
    expect([valueOf('Food name'), valueOf('Calories')]).toEqual(['Blarg', '90']);
  });

  it('names the words that it did not understand', async () => {
    const { api, fill, press } = open();
    api.on(foodRoutes.describe, () => ({ ...found, not_understood: ['a blarg'] }));
    await fill({ 'Food name': 'Banana and a blarg' });
    await press('AI Lookup');
    expect(await screen.findByText('Not understood: a blarg.')).toBeDefined();
  });

  it('does not fill in an answer for a food that is no longer named', async () => {
    const { api, fill, press, user } = open();
    let answer = (_: typeof found) => undefined as void;
    api.on(foodRoutes.describe, () => new Promise((resolve) => (answer = resolve)));
    await fill({ 'Food name': 'Banana' });
    await press('AI Lookup');
    await user.type(field('Food name'), ' bread');
    answer(found);
    await waitFor(() => expect(screen.getByRole('button', { name: 'AI Lookup' })).toHaveProperty('disabled', false));
    expect(valueOf('Calories')).toBe('');
  });
});
