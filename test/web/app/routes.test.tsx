import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardedPaths } from '#web/lib/navigation/paths.ts';
import { endSession, leaveAccount, useSession } from '#web/lib/session/session-store.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { type ScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { openApp, signedIn, signedOut } from '#test/support/screen/open-app.tsx';
import { PATIENCE } from '#test/support/patience.ts';
import { eventually } from '#test/support/eventually.ts';

/** The external URLs that the browser was sent to. */
let left: string[] = [];
const leave = (address: string): boolean => {
  left.push(address);
  return true;
};

const open = (path: string, auth: ScriptedAuth, state?: unknown) =>
  openApp(state === undefined ? path : { pathname: path, state }, { auth, leave }).router;
const theDashboard = () =>
  screen.findByRole('heading', { level: 1, name: 'Dashboard' }, { timeout: 15_000 * PATIENCE });
const theAuthPage = () => screen.findByRole('tab', { name: 'Sign Up' }, { timeout: 15_000 * PATIENCE });
const theFrontPage = () => vi.waitFor(() => expect(left).toEqual(['/']), { timeout: 15_000 * PATIENCE });

beforeEach(() => {
  left = [];
  useSession.setState({ status: 'loading', user: null });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ message: 'Service Unavailable' }, { status: 503 })),
  );
});

describe('The routes of the app', () => {
  it.each(['/', '/dashboard', '/social'])(
    'AUTH-28 the app shows a spinner at %s while the session loads',
    async (path) => {
      const auth = signedIn();
      auth.readUser = () => new Promise(() => undefined);
      open(path, auth);
      // By now, the code of a page that would show too early has loaded.
      await act(() => vi.dynamicImportSettled());
      expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
      expect(screen.queryByRole('main')).toBeNull();
      expect(left).toEqual([]);
    },
  );

  it.each([
    ['ROUTE-01 / shows the dashboard when signed in', '/'],
    ['ROUTE-02 /auth shows the dashboard when signed in', '/auth'],
    ['ROUTE-03 /dashboard shows the dashboard when signed in', '/dashboard'],
  ])('%s', async (_, path) => {
    open(path, signedIn());
    expect(await theDashboard()).toBeDefined();
  });

  it('ROUTE-01 (D39) redirects / to the front page, which is not part of the app, when signed out', async () => {
    open('/', signedOut());
    await theFrontPage();
  });

  it('LAND-16 redirects / to the prices on the front page when the link asked for them', async () => {
    open('/', signedOut(), { scrollToPricing: true });
    await eventually(() => expect(left).toEqual(['/#pricing-section']));
  });

  it('D39 shows that the user is signed out when the front page is unreachable', async () => {
    openApp('/', { auth: signedOut(), leave: () => false });
    expect(await screen.findByRole('heading', { name: 'You’re signed out' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
  });

  it.each([
    ['ROUTE-02 /auth shows the auth page when signed out', '/auth'],
    ['ROUTE-03 ROUTE-18 (D12) /dashboard shows the auth page in place when signed out', '/dashboard'],
  ])('%s', async (_, path) => {
    const router = open(path, signedOut());
    expect(await theAuthPage()).toBeDefined();
    expect(router.state.location.pathname).toBe(path);
  });

  it('D12 the app opens the requested page after the user signs in', async () => {
    const auth = signedOut();
    const router = open('/dashboard', auth);
    await theAuthPage();
    auth.setUser(someone);
    auth.tell('signed-in');
    expect(await theDashboard()).toBeDefined();
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it.each(guardedPaths)('%s asks to sign in at the same address', async (path) => {
    const router = open(path, signedOut());
    expect(await theAuthPage()).toBeDefined();
    expect(router.state.location.pathname).toBe(path);
  });

  it('ROUTE-04 /plan-tomorrow asks to sign in, then shows the plan', async () => {
    const auth = signedOut();
    const router = open('/plan-tomorrow', auth);
    await theAuthPage();
    auth.setUser(someone);
    auth.tell('signed-in');
    expect(await screen.findByRole('heading', { level: 1, name: 'Plan Tomorrow' })).toBeDefined();
    expect(router.state.location.pathname).toBe('/plan-tomorrow');
  });

  it('redirects the tab of an old link to its current address', async () => {
    const router = open('/dashboard?tab=plan', signedIn());
    await eventually(() =>
      expect(router.state.location).toMatchObject({ pathname: '/plan-tomorrow', search: '' }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Plan Tomorrow' })).toBeDefined();
  });

  it.each([
    ['ROUTE-05 /set-new-goal asks to sign in, then shows the goals', '/set-new-goal', 'Set New Goal'],
    ['ROUTE-06 /health-check asks to sign in, then shows the health check', '/health-check', 'Health Check'],
  ])('%s', async (_, path, title) => {
    const auth = signedOut();
    const router = open(path, auth);
    await theAuthPage();
    auth.setUser(someone);
    auth.tell('signed-in');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(router.state.location.pathname).toBe(path);
  });

  it('ROUTE-17 /payment-success opens when signed out, and shows the payment at the same address after signing in', async () => {
    const auth = signedOut();
    const router = open('/payment-success?session_id=cs_test_1', auth);
    expect(await screen.findByText('Sign in to see your purchase')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await theAuthPage();
    auth.setUser(someone);
    auth.tell('signed-in');
    expect(await screen.findByText('Failed to verify payment')).toBeDefined();
    expect(router.state.location).toMatchObject({
      pathname: '/payment-success',
      search: '?session_id=cs_test_1',
    });
  });

  it.each([
    ['ROUTE-17 /reset-password opens without signing in', '/reset-password'],
    ['ROUTE-17 /redirect opens without signing in', '/redirect'],
  ])('%s', async (_, path) => {
    const router = open(`${path}?type=recovery&access_token=mara-sub&refresh_token=123456`, signedOut());
    const title = await screen.findByRole(
      'heading',
      { name: 'Choose a new password' },
      { timeout: 15_000 * PATIENCE },
    );
    expect(title).toBeDefined();
    expect(router.state.location.pathname).toBe('/reset-password');
  });

  it('NOTFOUND-01 NOTFOUND-02 NOTFOUND-03 the app shows a not-found page for an unknown address, logs it and links home', async () => {
    const log = vi.fn();
    vi.stubGlobal('reportError', log);
    open('/no/such/page', signedOut());
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/');
    expect(log).toHaveBeenCalledWith(new Error('404: there is no page at /no/such/page'));
  });

  it('the app sets the document title for each page', async () => {
    open('/auth', signedOut());
    await theAuthPage();
    expect(document.title).toBe('Sign in · Platewise');
  });
});

describe('The end of a session', () => {
  const pressSignOut = async () => {
    await theDashboard();
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign Out' }));
  };

  it('AUTH-18 AUTH-26 AUTH-27 confirms signing out and opens the front page', async () => {
    const router = open('/dashboard', signedIn());
    await pressSignOut();
    await theFrontPage();
    expect(router.state.location.pathname).toBe('/');
    expect((await findToast('Signed out successfully')).tone).toBe('success');
  });

  it('AUTH-22 ERR-03 shows why signing out failed and stays on the page', async () => {
    const auth = signedIn();
    open('/dashboard', auth);
    auth.failSignOut(new Error('Network Error'));
    await pressSignOut();
    expect(await findToast('Error')).toEqual({ tone: 'error', text: 'ErrorNetwork Error' });
    expect(await theDashboard()).toBeDefined();
  });

  it('ACCOUNT-10 opens the front page after the account is deleted', async () => {
    open('/dashboard', signedIn());
    await theDashboard();
    await act(() => leaveAccount());
    await theFrontPage();
  });

  it('asks to sign in again at the same address when the session expires', async () => {
    const router = open('/dashboard', signedIn());
    await theDashboard();
    await endSession();
    expect(await theAuthPage()).toBeDefined();
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});
