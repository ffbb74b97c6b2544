import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '#web/lib/session/session-store.ts';
import { resetSession } from '#test/support/screen/session.ts';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { openApp, PAGE_LOAD } from '#test/support/screen/open-app.tsx';
import { aSocial, socialApi } from './open-social.tsx';

const thePage = () => screen.findByRole('heading', { name: 'Recent shared meals' }, PAGE_LOAD);
const theAuthPage = () => screen.findByRole('tab', { name: 'Sign Up' }, PAGE_LOAD);

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  resetSession();
  socialApi(aSocial());
});
afterAll(resetSession);

describe('/social', () => {
  it('ROUTE-09 shows the page when signed in', async () => {
    const { router } = openApp('/social');
    await thePage();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Social Feed');
    expect(document.title).toBe('Social Feed · Platewise');
    expect(router.state.location.pathname).toBe('/social');
  });

  it('ROUTE-09 SOCIAL-01 (D12) shows the auth page in place when signed out, and the page after signing in', async () => {
    const auth = createScriptedAuth({ user: null });
    const { router } = openApp('/social', { auth });
    await theAuthPage();
    expect(screen.queryByRole('heading', { name: 'Recent shared meals' })).toBeNull();
    auth.setUser(someone);
    auth.tell('signed-in');
    await thePage();
    expect(router.state.location.pathname).toBe('/social');
  });

  it('SOCIAL-01 (D12) asks to sign in when the session ends on the open page, and keeps the typed values', async () => {
    const auth = createScriptedAuth({ user: someone });
    openApp('/social', { auth });
    await thePage();
    await userEvent.type(screen.getByLabelText('Friend’s email'), 'ben@example.com');
    await act(() => endSession());
    const message = { name: 'Please sign in to access social features' };
    expect(await screen.findByRole('heading', message, PAGE_LOAD)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await theAuthPage();
    auth.setUser(someone);
    auth.tell('signed-in');
    await thePage();
    expect(screen.getByLabelText<HTMLInputElement>('Friend’s email').value).toBe('ben@example.com');
  });
});
