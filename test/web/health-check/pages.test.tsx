import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { buildHealthCheck } from '#shared/health-check/health-check-of.ts';
import { buildRecommendations } from '#shared/health-check/recommendations.ts';
import { healthCheckRoutes } from '#shared/health-check/routes.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { Providers } from '#web/app/providers.tsx';
import { createRoutes } from '#web/app/routes.tsx';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { lapsed } from '../billing/a-status.ts';
import { forgetEverybody } from '../billing/signed-in.ts';
import { testConfig } from '../lib/config/test-config.ts';
import { createScriptedAuth, someone } from '../lib/session/scripted-auth.ts';

configureAmplify(testConfig);
vi.setConfig({ testTimeout: 30_000 });

let api: ScriptedApi;
beforeEach(() => {
  forgetEverybody();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  api = scriptedApi();
  api.on(billingRoutes.checkSubscription, () => lapsed);
  const check = buildHealthCheck([], 2_000);
  const recommendations = buildRecommendations(check, builtInFoods().recordOf);
  api.on(healthCheckRoutes.read, () => ({ ...check, date: '2026-11-20', recommendations }));
});
afterEach(() => vi.restoreAllMocks());
afterAll(forgetEverybody);

describe('/health-check', () => {
  it.each([
    ['HEALTH-04 links to the plan', 'Plan Better Meals', '/plan-tomorrow'],
    ['HEALTH-05 links to the goal', 'Adjust Goals', '/set-new-goal'],
    ['links to the first meal', 'Log a meal', '/dashboard'],
  ])('%s', async (_, name, path) => {
    const router = createMemoryRouter(createRoutes(createScriptedAuth({ user: someone })), {
      initialEntries: ['/health-check'],
    });
    render(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    );
    const score = await screen.findByRole('region', { name: 'Overall score' }, { timeout: 15_000 });
    await userEvent.click(within(score).getByRole('button', { name }));
    expect(router.state.location.pathname).toBe(path);
  });
});
