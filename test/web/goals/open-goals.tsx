import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';
import { goalRoutes } from '#shared/goals/routes.ts';
import type { GoalPlan } from '#shared/goals/weight-goal/schema.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { Profile } from '#shared/profile/schema.ts';
import type { EnergyNeeds } from '#shared/weights/energy-needs.ts';
import { weightRoutes } from '#shared/weights/routes.ts';
import type { WeightEntry } from '#shared/weights/schema.ts';
import { SetNewGoalPage } from '#web/app/pages/planning/set-new-goal-page.tsx';
import { resetSession, setSubscription, signIn } from '#test/support/screen/session.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { aWeight } from '#test/support/builders/a-weight.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import { field, fill, keptProfile } from '../profile/open-profile.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

export const TODAY = '2026-11-20';

export const premium: SubscriptionStatus = {
  ...noSubscription,
  subscribed: true,
  subscription_tier: 'premium',
};

const nothingYet: EnergyNeeds = { state: 'unknown', span: 0, meals: 7, weights: 5, partly: 1 };

interface Options {
  status?: SubscriptionStatus;
  weights?: WeightEntry[];
  needs?: EnergyNeeds;
  /** The goal weight and its forecast; without one the section shows an error. */
  plan?: GoalPlan;
}

const Where = () => <output aria-label="address">{useLocation().pathname}</output>;

/** Starts each test of a file signed out, on 20 November 2026. */
export const resetGoals = (): void => {
  beforeEach(() => {
    resetSession();
    vi.setSystemTime(new Date(2026, 10, 20, 12));
  });
  afterEach(() => {
    vi.useRealTimers();
    resetSession();
  });
};

/** Opens /set-new-goal on 20 November 2026, with an API that stores profile and weights like the real one. */
export const openGoals = async (
  start: Profile = aProfile(),
  { status = noSubscription, weights = [], needs = nothingYet, plan }: Options = {},
) => {
  const { api, keep } = keptProfile(start);
  const kept = new Map(weights.map((day) => [day.date, day]));
  api.on(weightRoutes.list, ({ query }) => ({
    weights: [...kept.values()]
      .filter(({ date }) => date >= query.get('from')! && date <= query.get('to')!)
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  }));
  api.on(weightRoutes.save, ({ path, body }) => {
    const day = aWeight(path.split('/').at(-1)!, (body as { weight: number }).weight);
    kept.set(day.date, day);
    keep({ weight: day.weight });
    return day;
  });
  api.on(weightRoutes.remove, ({ path }) => void kept.delete(path.split('/').at(-1)!));
  api.on(weightRoutes.needs, () => needs);
  if (plan) api.on(goalRoutes.read, () => plan);
  signIn();
  setSubscription(status);
  const view = openScreen(
    <>
      <SetNewGoalPage />
      <Where />
    </>,
  );
  await screen.findByRole('form', { name: 'Goals' });
  const retype = (label: string, text: string) => fill(view.user, label, text);
  return {
    api,
    keep,
    kept,
    retype,
    goal: () => field('Daily calorie goal').value,
    slider: (): HTMLInputElement => screen.getByRole('slider', { name: 'Custom goal' }),
    address: () => screen.getByRole('status', { name: 'address' }).textContent,
    /** Returns the body of a save. */
    sent: (index = 0) => api.sentTo(profileRoutes.save)[index]?.body,
    ...view,
  };
};
