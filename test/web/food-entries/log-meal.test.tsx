import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openLogFood } from './open-log-food.tsx';

describe('The meal of the Log Food form', () => {
  const meal = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

  it('the meal comes from the place that opened the form, until the user chooses another', async () => {
    const { user } = openLogFood({ openedFor: '2026-11-17', openedForMeal: 'dinner' });
    expect(meal()).toBe('dinner');
    await user.click(screen.getByRole('radio', { name: 'Lunch' }));
    expect(meal()).toBe('lunch');
  });

  it('returns to breakfast when the form is left and opened without a meal', async () => {
    const { click } = openLogFood({ openedFor: '2026-11-17', openedForMeal: 'dinner' });
    await click('Leave');
    expect(meal()).toBe('breakfast');
  });
});
