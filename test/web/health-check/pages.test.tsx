import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { buildHealthCheck } from '#shared/health-check/health-check-of.ts';
import { buildRecommendations } from '#shared/health-check/recommendations.ts';
import { healthCheckRoutes } from '#shared/health-check/routes.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { openApp } from '#test/support/screen/open-app.tsx';
import { lapsed } from '#test/support/builders/a-subscription.ts';
import { resetSession } from '#test/support/screen/session.ts';
import { PATIENCE } from '#test/support/patience.ts';

vi.setConfig({ testTimeout: 30_000 });

let api: ScriptedApi;
beforeEach(() => {
  resetSession();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  api = scriptedApi();
  api.on(billingRoutes.checkSubscription, () => lapsed);
  const check = buildHealthCheck([], dailyTargetsOf(null));
  const recommendations = buildRecommendations(check, builtInFoods().recordOf);
  api.on(healthCheckRoutes.read, () => ({ ...check, date: '2026-11-20', recommendations }));
});
afterEach(() => vi.restoreAllMocks());
afterAll(resetSession);

describe('/health-check', () => {
  it.each([
    ['HEALTH-04 links to the plan', 'Plan Better Meals', '/plan-tomorrow'],
    ['HEALTH-05 links to the goal', 'Adjust Goals', '/set-new-goal'],
    ['links to the first meal', 'Log a meal', '/dashboard'],
  ])('%s', async (_, name, path) => {
    const { router } = openApp('/health-check');
    const score = await screen.findByRole(
      'region',
      { name: 'Overall score' },
      { timeout: 15_000 * PATIENCE },
    );
    await userEvent.click(within(score).getByRole('button', { name }));
    expect(router.state.location.pathname).toBe(path);
  });
});
