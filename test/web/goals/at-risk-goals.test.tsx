import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goalRoutes } from '#shared/goals/routes.ts';
import type { GoalPlan } from '#shared/goals/weight-goal/schema.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { field } from '../profile/open-profile.tsx';
import { openGoals, resetGoals, TODAY } from './open-goals.tsx';

resetGoals();

const atRisk: GoalPlan = {
  date: TODAY,
  goal: null,
  current_weight: 45,
  max_loss: 0.3,
  max_gain: 0.4,
  least_weight: 52,
  goal_date: null,
  forecast: null,
  past: [],
  health_risk: 'underweight',
};

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

  it('(D49) explains once why there is no loss goal, also while other values are typed', async () => {
    const { api, retype } = await openGoals(aProfile({ weight: 45 }), { plan: atRisk });
    await screen.findByRole('form', { name: 'Goal weight' });
    expect(api.sentTo(goalRoutes.read)).toHaveLength(1);
    const notes = () => screen.getAllByRole('region', { name: 'Enough food comes first' });
    expect(notes()).toHaveLength(1);
    await retype('Weight', '80');
    expect(notes()).toHaveLength(1);
  });

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
