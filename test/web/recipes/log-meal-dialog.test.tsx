import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { LogMealDialog } from '#web/features/recipes/log-meal-dialog.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aMeal } from '#test/support/builders/a-saved-meal.ts';

beforeEach(() => vi.setSystemTime(new Date(2026, 10, 20, 12)));
afterEach(() => vi.useRealTimers());

type Opened = { openedFor: LocalDate | null; openedMeal: MealType | null };

/** Opens the dialog, then reopens it for another day or meal. */
const open = (first: Opened, next: Opened) => {
  const Page = () => {
    const [opened, setOpened] = useState(first);
    return (
      <>
        <button type="button" onClick={() => setOpened(next)}>
          Open again
        </button>
        <LogMealDialog meal={aMeal()} {...opened} onLogged={() => undefined} onClose={() => undefined} />
      </>
    );
  };
  const { user } = openScreen(<Page />);
  return {
    user,
    openAgain: () => act(() => screen.getByRole('button', { name: 'Open again', hidden: true }).click()),
  };
};
const meal = () => screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).at(-1)?.value;
const dayShown = () => screen.getByRole('button', { name: /^Day:/ }).textContent;

describe('Logging a saved meal', () => {
  const lunch: Opened = { openedFor: '2026-11-18', openedMeal: 'lunch' };

  it('uses the day and meal for which the dialog was opened last, and keeps the typed amount', async () => {
    const { user, openAgain } = open(lunch, { openedFor: '2026-11-19', openedMeal: 'dinner' });
    expect([dayShown(), meal()]).toEqual(['Wed, Nov 18', 'lunch']);
    const amount = screen.getByLabelText<HTMLInputElement>('How much');
    await user.clear(amount);
    await user.type(amount, '0,5');
    openAgain();
    expect([dayShown(), meal(), amount.value]).toEqual(['Yesterday, Nov 19', 'dinner', '0,5']);
  });

  it('keeps a meal that the user chose', async () => {
    const { user, openAgain } = open(lunch, { ...lunch });
    await user.click(screen.getByRole('radio', { name: 'Snack' }));
    openAgain();
    expect(meal()).toBe('snack');
  });
});
