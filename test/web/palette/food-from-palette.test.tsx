import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { LogTab } from '#web/app/pages/dashboard/log-tab.tsx';
import { preselectFood } from '#web/features/food-entries/form/preselected-food.ts';
import { fillByHit } from '#web/features/food-entries/form/picked-food.ts';
import { aHit } from '../food-entries/a-food.ts';
import { field, valueOf } from '../food-entries/open-log-food.tsx';
import { renderScreen } from '../ui/render-screen.tsx';

const openTab = () => {
  const api = scriptedApi();
  api.on(foodRoutes.mine, () => ({ favourites: [], recents: [] }));
  return renderScreen(<LogTab onLogged={() => undefined} openedFor={null} openedForMeal={null} />);
};

describe('a food that was chosen in the search', () => {
  it('is filled in with its figures when the form opens, and only once', async () => {
    preselectFood(fillByHit(aHit()));
    const before = openTab();
    expect(valueOf('Food name')).toBe('Rye bread');
    expect(valueOf('Calories')).toBe('80');
    before.unmount();
    openTab();
    expect(valueOf('Food name')).toBe('');
  });

  it('takes the place of what stands in the form, and brings the form back from the other ways to log', async () => {
    const { user } = openTab();
    await user.type(field('Food name'), 'egg');
    await user.click(screen.getByRole('radio', { name: 'Barcode' }));
    act(() => preselectFood(fillByHit(aHit())));
    expect(valueOf('Food name')).toBe('Rye bread');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Type it' }).checked).toBe(true);
  });
});
