import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { PORTAL_RETURN_PATH } from '#shared/billing/portal.ts';
import { Providers } from '#web/app/providers.tsx';
import { createRoutes } from '#web/app/routes.tsx';
import { configureAmplify } from '#web/lib/session/configure-amplify.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { testConfig } from '../lib/config/test-config.ts';
import { createScriptedAuth, someone } from '../lib/session/scripted-auth.ts';

configureAmplify(testConfig);

const open = (entry: string | { pathname: string; state: unknown }) => {
  scriptedApi();
  const router = createMemoryRouter(createRoutes(createScriptedAuth({ user: someone })), {
    initialEntries: [entry],
  });
  const view = render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, ...view };
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 15_000 });
const openTab = async (name: string) => {
  await userEvent.click(screen.getAllByRole('button', { name })[0]!);
  await title(name);
};

beforeEach(() => useSession.setState({ status: 'loading', user: null, interrupted: null }));

describe('the tabs in the history of the browser', () => {
  it('lead back to the tab before, at the same address', async () => {
    const { router } = open('/dashboard');
    await title('Dashboard');
    await openTab('Log Food');
    await openTab('Profile');
    await act(() => router.navigate(-1));
    expect(await title('Log Food')).toBeDefined();
    await act(() => router.navigate(-1));
    expect(await title('Dashboard')).toBeDefined();
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('open again where they were after a reload', async () => {
    const before = open('/dashboard');
    await title('Dashboard');
    await openTab('Profile');
    const { state } = before.router.state.location;
    before.unmount();
    open({ pathname: '/dashboard', state });
    expect(await title('Profile')).toBeDefined();
  });

  it('begin with the one that an address from elsewhere names, which the next one does not keep', async () => {
    const { router } = open(PORTAL_RETURN_PATH);
    expect(await title('Subscription')).toBeDefined();
    await openTab('Profile');
    expect(router.state.location.search).toBe('');
  });

  it('begin with the dashboard where the history holds something else', async () => {
    open({ pathname: '/dashboard', state: { tab: 'gone', log_day: 7 } });
    expect(await title('Dashboard')).toBeDefined();
  });
});
