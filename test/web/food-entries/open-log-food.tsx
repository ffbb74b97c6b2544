import { screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { askConsent } from '#web/app/ask-consent.tsx';
import { LogFoodForm } from '#web/features/food-entries/form/log-food-form.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';

interface Opened {
  openedFor?: LocalDate | null;
  openedForMeal?: MealType | null;
}

/** Opens the form for a day and a meal, or for none, with an API that accepts every entry and finds no foods. */
export const openLogFood = ({ openedFor = null, openedForMeal = null }: Opened = {}) => {
  const api = scriptedApi();
  api.on(foodEntryRoutes.create, () => aFoodEntry());
  api.on(foodRoutes.mine, () => ({ favourites: [], recents: [] }));
  api.on(foodRoutes.search, () => ({ foods: [] }));
  const onLogged = vi.fn<() => void>();
  const Page = () => {
    const [asked, setAsked] = useState(openedFor);
    const meal = asked === null ? null : openedForMeal;
    return (
      <>
        <LogFoodForm onLogged={onLogged} openedFor={asked} openedForMeal={meal} renderConsent={askConsent} />
        <button type="button" onClick={() => setAsked(null)}>
          Leave
        </button>
      </>
    );
  };
  const view = openScreen(<Page />);
  const enter = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await view.user.type(field(label), text);
  };
  return { api, onLogged, enter, ...view };
};

/** Returns a field by the beginning of its label; the food name is a combobox. */
export const field = (label: string) =>
  screen.getByRole(label === 'Food name' ? 'combobox' : 'textbox', { name: new RegExp(`^${label}`) });
export const valueOf = (label: string) => (field(label) as HTMLInputElement).value;
/** Returns the submitted entry. */
export const bodyOf = (api: ScriptedApi, index = 0) =>
  api.sentTo(foodEntryRoutes.create)[index]?.body as Record<string, unknown>;
