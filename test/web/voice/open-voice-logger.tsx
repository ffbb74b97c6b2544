import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { VoiceLogger } from '#web/features/voice/voice-logger.tsx';
import { useSession } from '#web/lib/session/session-store.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { clickButton } from '#test/support/screen/click-button.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';

/** Creates a food with simple nutrition facts: `kcal` at `grams`. */
export const weighed = (name: string, grams: number, kcal: number): FoodItem => {
  const figures = { calories: kcal, protein: 10, carbs: 20, fat: 5, fiber: 1, sugar: 2, sodium: 100 };
  const per = Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, (value * 100) / grams]));
  return aFoodItem({ name, grams, nutrients: figures, per_100_g: per as FoodItem['per_100_g'] });
};

export const described = (...items: FoodItem[]): DescribedMeal => ({
  items,
  meal_type: null,
  not_understood: [],
  engine: 'rules',
});

/** Creates a food table with these foods; for all other text, it finds no food. */
export const scriptLogger = (known: Record<string, DescribedMeal> = {}) => {
  const api = scriptedApi();
  api.on(foodRoutes.describe, ({ body }) => {
    const { text } = body as { text: string };
    return known[text] ?? failure('NO_FOOD_RECOGNISED');
  });
  api.on(foodEntryRoutes.create, ({ body }) => {
    const { food_name, calories } = body as { food_name: string; calories: number };
    return aFoodEntry({ food_name, calories });
  });
  return api;
};

export const openLogger = () => {
  useSession.setState({ status: 'signed-in', user: someone });
  const onLogged = vi.fn();
  const page = (isOpen: boolean) =>
    isOpen && (
      <VoiceLogger
        onLogged={onLogged}
        renderConsent={({ onGranted, onDeclined }) => (
          <section>
            <h2>May a provider hear it?</h2>
            <button onClick={onGranted}>Allow</button>
            <button onClick={onDeclined}>Don’t allow</button>
          </section>
        )}
        renderUpgrade={() => <h2>Which plan has it</h2>}
      />
    );
  const view = openScreen(page(true));
  return {
    ...view,
    onLogged,
    leave: () => view.rerender(page(false)),
    comeBack: () => view.rerender(page(true)),
  };
};

export const start = () => clickButton('Start listening');
export const stop = () => clickButton('Stop listening');
export const isListening = () =>
  screen.queryByRole('button', { name: 'Stop listening' })?.getAttribute('aria-pressed') === 'true';

/** Types text with the keyboard. */
export const type = async (words: string) =>
  userEvent.type(screen.getByLabelText('Or type it'), `${words}{Enter}`);

export const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
export const write = async (name: string, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
};
/** Returns the current fields of the entry. */
export const fields = async () => ({
  name: (await field('Food name')).value,
  calories: (await field('Calories')).value,
  serving: (await field('Serving size')).value,
  meal: screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
});
export const foodsShown = () =>
  within(screen.getByRole('list', { name: 'Foods you mentioned' }))
    .queryAllByRole('button', { name: /: something else\?$/ })
    .map((button) => button.textContent);
export const transcript = () => screen.getByRole('log').textContent;

/** Runs a recognizer event and lets it reach the screen. */
export const tell = (event: () => void) => act(async () => event());
