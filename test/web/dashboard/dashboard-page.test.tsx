import { act, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { creditRoutes } from '#shared/credits/routes.ts';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { DashboardPage } from '#web/app/pages/dashboard/dashboard-page.tsx';
import { forgetSubscription } from '#web/features/billing/subscription/subscription-store.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { onTrial } from '#test/support/builders/a-subscription.ts';
import { setSubscription } from '#test/support/screen/session.ts';
import { aBalance } from '#test/support/builders/a-credit-balance.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { createScriptedAuth } from '#test/support/screen/scripted-auth.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { anEmptyDay } from '#test/support/builders/a-daily-summary.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { PATIENCE } from '#test/support/patience.ts';

/** Code of a tab that is opened for the first time. */
const SLOW = { timeout: 15_000 * PATIENCE };

const mara = { sub: 'user-1', email: 'mara@example.com', full_name: 'Mara Lindt' };

beforeEach(() => useSession.setState({ status: 'signed-in', user: mara }));

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;

const open = async (over: Partial<Dashboard> = {}, api = scriptedApi()) => {
  api.on(dashboardRoutes.read, () => aDashboard({ recent_entries: [aFoodEntry()], ...over }));
  const view = openScreen(
    <>
      <DashboardPage />
      <Address />
    </>,
  );
  await screen.findByText('Salmon with rice');
  return { api, ...view };
};

const theTitle = () => screen.getByRole('heading', { level: 1 }).textContent;
const inSidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('The dashboard page', () => {
  it('DASH-01 DASH-02 the dashboard page switches tabs by state and keeps the address', async () => {
    const before = window.location.href;
    const { user } = await open();
    expect(theTitle()).toBe('Dashboard');
    await user.click(inSidebar().getByRole('button', { name: 'Log Food' }));
    expect(theTitle()).toBe('Log Food');
    expect(screen.getByLabelText('Address').textContent).toBe('/');
    expect(window.location.href).toBe(before);
    expect(document.title).toContain('Log Food');
  });

  it.each([
    ['DASH-27 greets by full name', 'Mara Lindt', 'Welcome back, Mara Lindt.'],
    ['DASH-28 greets by the beginning of the email when there is no name', null, 'Welcome back, mara.'],
  ])('%s', async (_, full_name, line) => {
    useSession.setState({ user: { ...mara, full_name: null } });
    await open({ full_name });
    expect(screen.getByText(line)).toBeDefined();
  });

  it.each([
    ['a new user with a first meal', { first_run: null }, true],
    ['a user who answered or skipped the questions', { first_run: 'skipped' }, false],
  ] as const)('(D46) offers the optional questions after the first meal: %s', async (_, over, isOffered) => {
    await open(over);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('region', { name: 'Make the numbers yours' }) !== null).toBe(isOffered);
  });

  it('(D46) asks a new user nothing before the first meal', async () => {
    const api = scriptedApi();
    api.on(dashboardRoutes.read, () =>
      aDashboard({ first_run: null, recent_entries: [], today: anEmptyDay() }),
    );
    openScreen(<DashboardPage />);
    await screen.findByRole('heading', { name: 'Your plate is empty' });
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
  });

  it('DASH-30 the dashboard page signs out from the header', async () => {
    useSession.setState({ auth: createScriptedAuth({ user: mara }) });
    const { user } = await open();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Signed out successfully')).toBeDefined();
    expect(useSession.getState().status).toBe('signed-out');
  });

  it('DASH-12 DASH-13 shows the credits and the subscription only on its first tab', async () => {
    const api = scriptedApi();
    api.on(creditRoutes.balance, () => aBalance());
    setSubscription(onTrial());
    const { user } = await open({}, api);
    const credits = await screen.findByRole('region', { name: 'Credits' }, SLOW);
    expect(await within(credits).findByText('595')).toBeDefined();
    const status = await screen.findByRole('region', { name: 'Subscription' }, SLOW);
    expect(await within(status).findByText(/Trial ends/)).toBeDefined();
    await user.click(inSidebar().getByRole('button', { name: 'Log Food' }));
    expect(screen.queryByRole('region', { name: 'Credits' })).toBeNull();
    forgetSubscription();
  });

  it('DASH-03 the dashboard page shows the manual form on the Log Food tab', async () => {
    const { user } = await open();
    expect(screen.queryByRole('form', { name: 'Log Food' })).toBeNull();
    await user.click(inSidebar().getByRole('button', { name: 'Log Food' }));
    expect(await screen.findByRole('form', { name: 'Log Food' }, SLOW)).toBeDefined();
  });

  it('DASH-04 the dashboard page opens the scanner on the Scan Food tab', async () => {
    const { user } = await open();
    await user.click(inSidebar().getByRole('button', { name: 'Scan Food' }));
    expect(theTitle()).toBe('Scan Food');
    expect(
      await screen.findByRole('button', { name: 'Start Camera' }, { timeout: 15_000 * PATIENCE }),
    ).toBeDefined();
  });

  it('DASH-09 shows tabs for the subscription, referrals and the profile', async () => {
    const { user } = await open();
    for (const name of ['Subscription', 'Refer Friends', 'Profile']) {
      await user.click(inSidebar().getByRole('button', { name }));
      expect(theTitle()).toBe(name);
    }
    expect(screen.getByLabelText('Address').textContent).toBe('/');
  });

  it('the dashboard page keeps the typed values while another tab is open', async () => {
    const { user } = await open();
    await user.click(inSidebar().getByRole('button', { name: 'Log Food' }));
    await user.type(await screen.findByLabelText(/Food name/, {}, SLOW), 'Lentil soup');
    await user.click(inSidebar().getByRole('button', { name: 'Dashboard' }));
    await user.click(inSidebar().getByRole('button', { name: 'Log Food' }));
    expect(screen.getByLabelText(/Food name/)).toHaveProperty('value', 'Lentil soup');
  });

  it('the dashboard page moves the focus to the title when a tab opens', async () => {
    const { user } = await open();
    await user.click(inSidebar().getByRole('button', { name: 'Log Food' }));
    expect(document.activeElement?.textContent).toBe('Log Food');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('shows newly logged food in place, without a reload (D11)', async () => {
    const { api, user } = await open();
    api.on(foodEntryRoutes.create, () => aFoodEntry({ food_name: 'Lentil soup' }, 2));
    await user.click(inSidebar().getByRole('button', { name: 'Log Food' }));
    await user.type(await screen.findByLabelText(/Food name/, {}, SLOW), 'Lentil soup');
    await user.type(screen.getByLabelText(/Calories/), '520');
    api.on(dashboardRoutes.read, () =>
      aDashboard({ recent_entries: [aFoodEntry({ food_name: 'Lentil soup' }, 2), aFoodEntry()] }),
    );
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Log Food' }));
    await screen.findByText('Food logged successfully!');
    await user.click(inSidebar().getByRole('button', { name: 'Dashboard' }));
    expect(await screen.findByText('Lentil soup')).toBeDefined();
  });
});
