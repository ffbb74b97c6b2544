import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { diaryRoutes } from '#shared/diary/routes.ts';
import type { DiaryDay } from '#shared/diary/schema.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { askConsent } from '#web/app/ask-consent.tsx';
import { DiaryTab } from '#web/app/pages/dashboard/diary-tab.tsx';
import { EditSlot } from '#web/features/food-entries/edit/edit-slot.tsx';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { ReloadButton } from '#test/support/screen/reload-button.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aDiaryDay } from '#test/support/builders/a-diary-day.ts';

/** Opens the diary on 20 November 2026 at noon with these days; all other days are empty. */
export const openDiary = (days: DiaryDay[] = []) => {
  const shown = new Map(days.map((day) => [day.date, day]));
  const api = scriptedApi();
  api.on(diaryRoutes.read, ({ path }) => {
    const date = path.split('/').at(-1)!;
    return shown.get(date) ?? aDiaryDay([], { date });
  });
  api.on(foodEntryRoutes.remove, () => undefined);
  api.on(foodEntryRoutes.removeTogether, () => undefined);
  api.on(foodEntryRoutes.create, () => aFoodEntry());
  const onAddFood = vi.fn<(day: LocalDate, meal?: MealType) => void>();
  const onScan = vi.fn<() => void>();
  const Page = () => {
    const [edited, setEdited] = useState<FoodEntry | null>(null);
    const [day, setDay] = useState<LocalDate | null>(null);
    return (
      <>
        <DiaryTab day={day} onDay={setDay} onAddFood={onAddFood} onEdit={setEdited} onScan={onScan} />
        <EditSlot entry={edited} onClose={() => setEdited(null)} renderConsent={askConsent} />
        <ReloadButton />
      </>
    );
  };
  const view = openScreen(<Page />);
  /** Clicks the button with this name; of several, the one at `index`. */
  const click = (name: string | RegExp, index?: number) =>
    view.user.click(
      index === undefined
        ? screen.getByRole('button', { name })
        : screen.getAllByRole('button', { name })[index]!,
    );
  return {
    ...view,
    api,
    onAddFood,
    onScan,
    click,
    /** Sets the server's data from now on. */
    holds: (day: DiaryDay) => shown.set(day.date, day),
  };
};

export const mealCard = (name: string) => within(screen.getByRole('region', { name }));
/** Returns the button with the name of the open day. */
export const openDay = () => screen.getByRole('button', { name: /: .*\. Change$/ });
/** Returns the requested days, in order. */
export const daysAsked = (api: ReturnType<typeof scriptedApi>) =>
  api.sentTo(diaryRoutes.read).map(({ path }) => path.split('/').at(-1));
