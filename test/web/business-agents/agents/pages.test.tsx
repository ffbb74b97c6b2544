import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '#web/app/providers.tsx';
import { createRoutes } from '#web/app/routes.tsx';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { testConfig } from '../../lib/config/test-config.ts';
import { createScriptedAuth, someone } from '../../lib/session/scripted-auth.ts';

configureAmplify(testConfig);
const patience = { timeout: 15_000 };

beforeEach(() => {
  useSession.setState({ status: 'loading', user: null });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ message: 'Service Unavailable' }, { status: 503 })),
  );
});

describe('The agent pages', () => {
  it.each([
    ['ROUTE-10 AGENTS-02', '/agents', 'Agents'],
    ['ROUTE-13 AGENTS-02', '/agents/operations', 'Operations'],
    ['ROUTE-14 AGENTS-02', '/agents/amplifier', 'Amplifier'],
    ['ROUTE-15 AGENTS-02', '/agents/money', 'Money'],
  ])('%s %s shows the auth page first, then its own page to any signed-in user', async (_, path, title) => {
    const auth = createScriptedAuth({ user: null });
    const router = createMemoryRouter(createRoutes(auth), { initialEntries: [path] });
    render(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    );
    expect(await screen.findByRole('tab', { name: 'Sign Up' }, patience)).toBeDefined();
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
    auth.setUser(someone);
    auth.tell('signed-in');
    expect(await screen.findByRole('heading', { level: 2, name: title }, patience)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'AI Agents' })).toBeDefined();
    expect(router.state.location.pathname).toBe(path);
  });
});
