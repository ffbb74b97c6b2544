import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setMealKey } from '#web/features/food-entries/meal-input/meal-key.ts';
import { MealKeySetting } from '#web/features/food-entries/meal-input/meal-key-setting.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { closeMealDialog, useMealDialog } from '#web/features/food-entries/meal-input/meal-dialog-state.ts';
import { openPage } from './open-palette.tsx';

afterEach(() => {
  closeMealDialog();
  setMealKey(true);
});

const isOpen = () => useMealDialog.getState().isOpen;

describe('The key "/"', () => {
  it('opens the field for a meal on any page', async () => {
    const { user } = openPage();
    await user.keyboard('/');
    expect(isOpen()).toBe(true);
  });

  it('types a slash while a field has the focus', async () => {
    const { user } = openPage();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Somewhere to type' });
    await user.type(field, '1/2');
    expect([field.value, isOpen()]).toEqual(['1/2', false]);
  });

  it('focuses the field where the page has one', async () => {
    const { user } = openPage();
    const field = document.createElement('input');
    Object.assign(field, { checkVisibility: vi.fn<() => boolean>(() => true) });
    field.dataset['mealInput'] = '';
    document.body.append(field);
    await user.keyboard('/');
    expect([document.activeElement === field, field.value, isOpen()]).toEqual([true, '', false]);
    field.remove();
  });

  it.each([
    ['in the profile', 'Press / to log a meal'],
    ['in the search', 'Turn off the shortcut /'],
  ])('can be turned off %s on this device', async (where, name) => {
    const { user, search } = openPage();
    if (where === 'in the profile') {
      openScreen(<MealKeySetting />);
      await user.click(screen.getByRole('switch', { name, checked: true }));
    } else {
      await user.type(await search(), 'shortcut');
      await user.click(await screen.findByRole('option', { name }));
    }
    await user.click(document.body);
    await user.keyboard('/');
    expect(isOpen()).toBe(false);
    expect(localStorage.getItem('platewise-meal-key')).toBe('off');
  });

  it('leaves shortcuts of the browser alone', async () => {
    const { user } = openPage();
    await user.keyboard('{Control>}/{/Control}');
    expect(isOpen()).toBe(false);
  });
});

describe('A meal typed in the search', () => {
  it('opens the field for a meal with the text', async () => {
    const { user, search } = openPage();
    await user.type(await search(), 'bowl of porridge');
    await user.click(await screen.findByRole('option', { name: /Log “bowl of porridge”/ }));
    expect(useMealDialog.getState()).toEqual({ isOpen: true, startsWith: 'bowl of porridge' });
  });
});
