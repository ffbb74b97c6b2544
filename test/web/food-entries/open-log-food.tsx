import { screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { LogFoodForm } from '#web/features/food-entries/log-food-form.tsx';
import { renderScreen } from '../ui/render-screen.tsx';
import { anEntry } from './an-entry.ts';

/** The form, with an API that takes every entry; opened for a day, or for none. */
export const openLogFood = ({ openedFor = null }: { openedFor?: LocalDate | null } = {}) => {
  const api = scriptedApi();
  api.on(foodEntryRoutes.create, () => anEntry());
  const onLogged = vi.fn<() => void>();
  const Page = () => {
    const [asked, setAsked] = useState(openedFor);
    return (
      <>
        <LogFoodForm onLogged={onLogged} openedFor={asked} />
        <button type="button" onClick={() => setAsked(null)}>
          Leave
        </button>
      </>
    );
  };
  const view = renderScreen(<Page />);
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const enter = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) await view.user.type(field(label), text);
  };
  return { api, onLogged, press, enter, ...view };
};

/** A field by the beginning of its label. */
export const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
export const valueOf = (label: string) => (field(label) as HTMLInputElement).value;
/** The entry that was sent. */
export const bodyOf = (api: ScriptedApi, index = 0) =>
  api.sentTo(foodEntryRoutes.create)[index]?.body as Record<string, unknown>;
