import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription } from '#shared/billing/schema.ts';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { DashboardPage } from '#web/app/pages/dashboard/dashboard-page.tsx';
import { useSession } from '#web/lib/session/session-store.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { fewTimeZones, field, keptProfile, valueOf } from './open-profile.tsx';

const mara = { sub: 'user-1', email: 'mara@example.com', full_name: 'Mara Session' };
beforeEach(() => useSession.setState({ status: 'signed-in', user: mara }));

const open = async (over: Partial<Dashboard> = {}) => {
  const { api } = keptProfile(aProfile());
  fewTimeZones();
  api.on(dashboardRoutes.read, () => aDashboard(over));
  api.on(apiTokenRoutes.list, () => ({ tokens: [] }));
  api.on(billingRoutes.checkSubscription, () => noSubscription);
  const view = openScreen(<DashboardPage />);
  await screen.findByRole('img', { name: /^1,240 of/ });
  const toTab = (name: string) =>
    view.user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name }));
  return { api, toTab, ...view };
};
const theForm = () => screen.findByRole('form', { name: 'Profile' });

describe('The Profile tab', () => {
  it('the Profile tab keeps the typed values while another tab is open', async () => {
    const { user, toTab } = await open();
    await toTab('Profile');
    await theForm();
    await user.type(field('Full name'), ' Berg');
    await toTab('Dashboard');
    await toTab('Profile');
    expect(valueOf('Full name')).toBe('Mara Lindt Berg');
  });

  it('the Profile tab updates the goal and the greeting of the dashboard on save', async () => {
    const { api, user, toTab } = await open();
    expect(screen.getByText('Welcome back, Mara Lindt.')).toBeDefined();
    await toTab('Profile');
    await theForm();
    await user.type(field('Full name'), ' Berg');
    api.on(dashboardRoutes.read, () =>
      aDashboard({ full_name: 'Mara Lindt Berg', daily_calorie_goal: 2_522 }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Welcome back, Mara Lindt Berg.')).toBeDefined();
    await toTab('Dashboard');
    expect(await screen.findByRole('img', { name: /^1,240 of 2,522/ })).toBeDefined();
  });

  it('the Profile tab links to the other pages of the profile', async () => {
    const { toTab } = await open();
    await toTab('Profile');
    await theForm();
    const links = within(screen.getByRole('navigation', { name: 'Profile pages' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile/privacy',
      '/profile/notifications',
      '/profile/security',
      '/profile/billing',
      '/profile/data',
      '/profile/api',
    ]);
  });

  it('the Profile tab shows in place that it could not be loaded, and tries again', async () => {
    const { api, user, toTab } = await open();
    api.on(profileRoutes.read, () => failure('INTERNAL'));
    await toTab('Profile');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load your profile');
    api.on(profileRoutes.read, () => aProfile());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await theForm()).toBeDefined();
  });
});

describe('The first run on the dashboard (D46)', () => {
  it('does not interrupt a new user: the questions follow the first meal', async () => {
    await open({ first_run: null });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['done', 'skipped'] as const)(
    'the first run on the dashboard does not open again once it was %s',
    async (first_run) => {
      const { toTab } = await open({ first_run });
      await toTab('Profile');
      await theForm();
      await toTab('Dashboard');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
