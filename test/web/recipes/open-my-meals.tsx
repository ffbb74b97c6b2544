import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { askConsent } from '#web/app/ask-consent.tsx';
import { MyMeals } from '#web/features/recipes/my-meals.tsx';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { ReloadButton } from '#test/support/screen/reload-button.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aMeal } from '#test/support/builders/a-saved-meal.ts';

/** Opens My Meals with these meals on a working API. */
export const openMyMeals = async (meals: SavedMeal[], find = meals[0]?.name ?? 'No saved meals yet') => {
  const api = scriptedApi();
  let held = meals;
  api.on(recipeRoutes.list, () => ({ meals: held, next: null }));
  api.on(foodEntryRoutes.create, () => aFoodEntry({ food_name: 'Chilli', meal_type: 'lunch' }));
  api.on(recipeRoutes.create, () => aMeal());
  const onLogged = vi.fn();
  const view = openScreen(
    <>
      <MyMeals openedFor={null} openedMeal="lunch" onLogged={onLogged} renderConsent={askConsent} />
      <ReloadButton />
    </>,
  );
  await screen.findByText(find);
  const type = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await view.user.clear(field);
    if (text !== '') await view.user.type(field, text);
  };
  return {
    api,
    onLogged,
    type,
    holds: (now: SavedMeal[]) => (held = now),
    ...view,
  };
};

/** Returns the values below a heading. */
export const figuresOf = (label: string): string => screen.getByLabelText(label).textContent ?? '';
