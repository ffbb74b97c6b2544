import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { field } from '../profile/open-profile.tsx';
import { openGoals, resetGoals } from './open-goals.tsx';

resetGoals();

describe('The Set New Goal page for users at risk', () => {
  it.each([
    ['under 18', { age: 15 }, /You’re still growing/],
    ['with a low weight', { weight: 45 }, /Your weight is low/],
    ['who are pregnant', { conditions: ['pregnant'] }, /You and your baby/],
    ['with an eating disorder', { conditions: ['anorexia'] }, /Regular meals help you get well/],
  ])(
    'GOAL-03 GOAL-16 (D49) offers users %s only to maintain or gain weight, and explains why',
    async (_who, over, reason) => {
      await openGoals(aProfile({ ...over }));
      const offered = screen
        .getAllByRole<HTMLInputElement>('radio', { name: /kcal/ })
        .map((radio) => radio.getAttribute('aria-label')?.replace(/ [\d,]+ kcal.*/, ''));
      expect(offered).toEqual(['Maintain weight', 'Weight gain']);
      expect(screen.getByRole('region', { name: 'Enough food comes first' }).textContent).toMatch(reason);
    },
  );

  it('(D49) saves a lower goal of a user at risk only with the confirmation that a doctor agreed', async () => {
    const { retype, user, click, sent } = await openGoals(aProfile({ age: 16, daily_calorie_goal: 3_000 }));
    expect(screen.queryByRole('checkbox', { name: /doctor or midwife/ })).toBeNull();
    await retype('Daily calorie goal', '1500');
    await user.click(screen.getByRole('checkbox', { name: /doctor or midwife/ }));
    await click('Save My Goals');
    await waitFor(() => expect(sent()).toEqual({ daily_calorie_goal: 1500, goal_agreed_with_doctor: true }));
  });

  it('GOAL-09 the weight is a number field with a step of 0.1', async () => {
    await openGoals();
    const weight = screen.getByRole('spinbutton', { name: 'Weight' });
    expect(weight).toBe(field('Weight'));
    expect([weight.getAttribute('step'), weight.getAttribute('aria-valuenow')]).toEqual(['0.1', '68']);
  });
});
