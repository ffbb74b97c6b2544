import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PORTAL_RETURN_PATH } from '#shared/billing/portal.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { openApp } from '#test/support/screen/open-app.tsx';
import { PATIENCE } from '#test/support/patience.ts';

const title = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 15_000 * PATIENCE });
const openTab = async (name: string) => {
  await userEvent.click(screen.getAllByRole('button', { name })[0]!);
  await title(name);
};

beforeEach(() => {
  useSession.setState({ status: 'loading', user: null, interrupted: null });
  scriptedApi();
});

describe('The dashboard tabs in the browser history', () => {
  it('the back button goes back to the previous tab at the same address', async () => {
    const { router } = openApp('/dashboard');
    await title('Dashboard');
    await openTab('Log Food');
    await openTab('Profile');
    await act(() => router.navigate(-1));
    expect(await title('Log Food')).toBeDefined();
    await act(() => router.navigate(-1));
    expect(await title('Dashboard')).toBeDefined();
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('the back button reopens the same tab after a reload', async () => {
    const before = openApp('/dashboard');
    await title('Dashboard');
    await openTab('Profile');
    const { state } = before.router.state.location;
    before.unmount();
    openApp({ pathname: '/dashboard', state });
    expect(await title('Profile')).toBeDefined();
  });

  it('opens the tab that an external link names, which the next tab does not keep in the address', async () => {
    const { router } = openApp(PORTAL_RETURN_PATH);
    expect(await title('Subscription')).toBeDefined();
    await openTab('Profile');
    expect(router.state.location.search).toBe('');
  });

  it('the back button opens the dashboard when the history state is foreign', async () => {
    openApp({ pathname: '/dashboard', state: { tab: 'gone', log_day: 7 } });
    expect(await title('Dashboard')).toBeDefined();
  });
});
