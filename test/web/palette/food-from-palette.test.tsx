import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { LogTab } from '#web/app/pages/dashboard/log-tab.tsx';
import { preselectFood } from '#web/features/food-entries/form/preselected-food.ts';
import { fillByHit } from '#web/features/food-entries/form/picked-food.ts';
import { aHit } from '#test/support/builders/a-food-hit.ts';
import { field, valueOf } from '../food-entries/open-log-food.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const openTab = () => {
  const api = scriptedApi();
  api.on(foodRoutes.mine, () => ({ favourites: [], recents: [] }));
  return openScreen(<LogTab onLogged={() => undefined} openedFor={null} openedForMeal={null} />);
};

describe('A food chosen in the search', () => {
  it('fills the form once with its nutrition facts when the form opens', async () => {
    preselectFood(fillByHit(aHit()));
    const before = openTab();
    expect(valueOf('Food name')).toBe('Rye bread');
    expect(valueOf('Calories')).toBe('80');
    before.unmount();
    openTab();
    expect(valueOf('Food name')).toBe('');
  });

  it('replaces the values in the form, and brings the form back from other ways to log', async () => {
    const { user } = openTab();
    await user.type(field('Food name'), 'egg');
    await user.click(screen.getByRole('radio', { name: 'Barcode' }));
    act(() => preselectFood(fillByHit(aHit())));
    expect(valueOf('Food name')).toBe('Rye bread');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Type it' }).checked).toBe(true);
  });
});
