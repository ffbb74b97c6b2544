import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import { insightRoutes } from '#shared/insights/routes.ts';
import { destinations } from '#shared/insights/schema.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { openApp, PAGE_LOAD, signedIn, signedOut } from '#test/support/screen/open-app.tsx';
import { lapsed, paid } from '#test/support/builders/a-subscription.ts';
import { useNavSections } from '#web/features/shell/nav-sections.ts';
import { resetSession } from '#test/support/screen/session.ts';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';

vi.setConfig({ testTimeout: 30_000 });

let api: ScriptedApi;
beforeEach(() => {
  resetSession();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  api = scriptedApi();
  api.on(dashboardRoutes.read, () => aDashboard());
  api.on(profileRoutes.read, () => aProfile());
  api.on(insightRoutes.generate, () => ({
    insights: destinations.map((kind) => ({
      type: 'health' as const,
      title: `About ${kind}`,
      description: 'Something to do.',
      action: { label: `Go: ${kind}`, kind },
    })),
    healthScore: 84,
    engine: 'rules' as const,
    generated_at: '2026-11-20T08:04:00.000Z',
  }));
});
afterEach(() => vi.unstubAllGlobals());
afterAll(resetSession);

const open = (path: string, status: SubscriptionStatus) => {
  api.on(billingRoutes.checkSubscription, () => status);
  const auth = path.startsWith('/unsubscribe') ? signedOut() : signedIn();
  return openApp(path, { auth }).router;
};
const openTab = async (status: SubscriptionStatus = paid()) => {
  const router = open('/dashboard', status);
  useNavSections.setState({ 'Plan and improve': true });
  await userEvent.click(await screen.findByRole('button', { name: 'Smart Insights' }, PAGE_LOAD));
  await screen.findByRole('list', { name: 'Insights' }, PAGE_LOAD);
  return router;
};

describe('The insights tab', () => {
  it("DASH-07 the insights tab shows the label 'Smart Insights' to every user", async () => {
    await openTab();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Smart Insights');
    expect(document.title).toBe('Smart Insights · Platewise');
  });

  it.each([
    ['log', 'Log Food', '/dashboard'],
    ['scan', 'Scan Food', '/dashboard'],
    ['diary', 'Diary', '/dashboard'],
    ['trend', 'Dashboard', '/dashboard'],
    ['profile', 'Profile', '/dashboard'],
    ['plan', 'Plan Tomorrow', '/plan-tomorrow'],
    ['goal', 'Set New Goal', '/set-new-goal'],
    ['health_check', 'Health Check', '/health-check'],
  ])('INSIGHT-03 DASH-19 (D25) clicking the button %s opens %s', async (kind, title, address) => {
    const router = await openTab();
    await userEvent.click(screen.getByRole('button', { name: `Go: ${kind}` }));
    await screen.findByRole('heading', { level: 1, name: title }, PAGE_LOAD);
    expect(router.state.location.pathname).toBe(address);
  });
});

describe('/unsubscribe', () => {
  it('the page /unsubscribe opens when signed out', async () => {
    open(`/unsubscribe?token=${'a'.repeat(43)}`, paid());
    expect(await screen.findByRole('button', { name: 'Unsubscribe' }, PAGE_LOAD)).toBeDefined();
    expect(document.title).toBe('Weekly email · Platewise');
  });
});

describe('The weekly email setting in the profile', () => {
  const setting = async () => within(await screen.findByRole('region', { name: 'Weekly email' }, PAGE_LOAD));

  it('the weekly email setting in the profile switches off and on, and saves immediately', async () => {
    api.on(profileRoutes.save, ({ body }) => aProfile(body as object));
    open('/profile/notifications', paid({ subscription_tier: 'premium' }));
    const mail = await setting();
    expect(mail.getByRole<HTMLInputElement>('radio', { name: 'On' }).checked).toBe(true);
    await userEvent.click(mail.getByRole('radio', { name: 'Off' }));
    await screen.findByText('Choice saved', {}, PAGE_LOAD);
    expect(api.sentTo(profileRoutes.save).map(({ body }) => body)).toEqual([{ weekly_mail: false }]);
  });

  it('the weekly email setting in the profile shows other users which plan includes it', async () => {
    open('/profile/notifications', lapsed);
    const mail = await setting();
    expect(mail.queryByRole('radio')).toBeNull();
    expect(mail.getByText('Sample')).toBeDefined();
    expect(mail.getByRole('link', { name: 'Included in Premium' })).toBeDefined();
    expect(await screen.findAllByRole('region', { name: 'Upgrade Required' }, PAGE_LOAD)).toHaveLength(1);
  });
});
