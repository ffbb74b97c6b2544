import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '#web/app/providers.tsx';
import { createRoutes } from '#web/app/routes.tsx';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { endSession } from '#web/lib/session/session-store.ts';
import { forgetEverybody } from '../billing/signed-in.ts';
import { testConfig } from '../lib/config/test-config.ts';
import { createScriptedAuth, type ScriptedAuth, someone } from '../lib/session/scripted-auth.ts';
import { aSocial, socialApi } from './open-social.tsx';

configureAmplify(testConfig);

const patience = { timeout: 15_000 };
const open = (auth: ScriptedAuth) => {
  const router = createMemoryRouter(createRoutes(auth), { initialEntries: ['/social'] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
};
const thePage = () => screen.findByRole('heading', { name: 'Recent shared meals' }, patience);
const theAuthPage = () => screen.findByRole('tab', { name: 'Sign Up' }, patience);

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  forgetEverybody();
  socialApi(aSocial());
});
afterAll(forgetEverybody);

describe('/social', () => {
  it('ROUTE-09 shows the page when signed in', async () => {
    const router = open(createScriptedAuth({ user: someone }));
    await thePage();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Social Feed');
    expect(document.title).toBe('Social Feed · Platewise');
    expect(router.state.location.pathname).toBe('/social');
  });

  it('ROUTE-09 SOCIAL-01 (D12) shows the auth page in place when signed out, and the page after signing in', async () => {
    const auth = createScriptedAuth({ user: null });
    const router = open(auth);
    await theAuthPage();
    expect(screen.queryByRole('heading', { name: 'Recent shared meals' })).toBeNull();
    auth.setUser(someone);
    auth.tell('signed-in');
    await thePage();
    expect(router.state.location.pathname).toBe('/social');
  });

  it('SOCIAL-01 (D12) asks to sign in when the session ends on the open page, and keeps the typed values', async () => {
    const auth = createScriptedAuth({ user: someone });
    open(auth);
    await thePage();
    await userEvent.type(screen.getByLabelText('Friend’s email'), 'ben@example.com');
    await act(() => endSession());
    const message = { name: 'Please sign in to access social features' };
    expect(await screen.findByRole('heading', message, patience)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await theAuthPage();
    auth.setUser(someone);
    auth.tell('signed-in');
    await thePage();
    expect(screen.getByLabelText<HTMLInputElement>('Friend’s email').value).toBe('ben@example.com');
  });
});
