import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription } from '#shared/billing/schema.ts';
import { featureBullets } from '#shared/plans/feature-bullets.ts';
import { type FeatureName, features } from '#shared/plans/features.ts';
import { currencies } from '#shared/plans/currencies.ts';
import { plans } from '#shared/plans/plans.ts';
import { intervals, paidPlans } from '#shared/plans/tiers.ts';
import { openApp, PAGE_LOAD, signedIn, signedOut } from '#test/support/screen/open-app.tsx';
import { paid } from '#test/support/builders/a-subscription.ts';
import { scriptTabs } from '../billing/scripted-window.ts';
import { apiWithSubscription, resetSession } from '#test/support/screen/session.ts';
import { type ScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { eventually } from '#test/support/eventually.ts';

/** Code of a page that is opened for the first time. */

const open = async (path = '/pricing', auth: ScriptedAuth = signedOut(), status = noSubscription) => {
  const api = apiWithSubscription(status);
  api.on(billingRoutes.createCheckout, () => ({ url: 'https://checkout.stripe.test/1' }));
  const app = openApp(path, { auth });
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' }, PAGE_LOAD);
  return { api, ...app };
};
const plan = (name: string) => screen.getByRole('article', { name });
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const inBar = () => within(screen.getByRole('banner'));
const hrefs = (names: string[]) =>
  names.map((name) => inBar().getByRole('link', { name }).getAttribute('href'));

beforeEach(resetSession);
afterEach(() => vi.restoreAllMocks());
afterAll(resetSession);

describe('The pricing plans', () => {
  it('PRICING-01 PRICING-07 the pricing plans show three plans and a footer to every visitor', async () => {
    await open();
    expect(
      screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent),
    ).toEqual(['Basic', 'Premium', 'Enterprise']);
    expect(screen.getByRole('contentinfo').textContent).toContain('not medical advice');
    expect(document.title).toBe('Pricing · Platewise');
  });

  const costs = async (name: string, monthly: string, yearly: string, credits: string, aMonth: string) => {
    await open();
    expect(plan(name).textContent).toContain(monthly);
    expect(plan(name).textContent).toContain(`Credits per month${credits}`);
    await choose(/^Yearly/);
    expect(plan(name).textContent).toContain(yearly);
    expect(plan(name).textContent).toContain(`${aMonth}, billed once a year`);
    expect(plan(name).textContent).not.toContain(`${monthly}Billed`);
  };

  it('PRICING-08 the pricing plans offer Basic for $7.99 a month or $79.90 a year, with 1,000 credits', () =>
    costs('Basic', '$7.99 a month', '$79.90 a year', '1,000', '$6.66 a month'));

  it('PRICING-09 the pricing plans offer Premium for $19.99 a month or $199.90 a year, with 3,000 credits', () =>
    costs('Premium', '$19.99 a month', '$199.90 a year', '3,000', '$16.66 a month'));

  it('PRICING-10 the pricing plans offer Enterprise for $49.99 a month or $499.90 a year, with unlimited credits', () =>
    costs('Enterprise', '$49.99 a month', '$499.90 a year', 'Unlimited', '$41.66 a month'));

  it('PRICING-06 PRICING-12 the pricing plans switch between monthly and yearly billing, 17% less for a year', async () => {
    await open();
    expect(screen.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true);
    const yearly = screen.getByRole('radio', { name: 'Yearly Save 17%' });
    expect(yearly).toHaveProperty('checked', false);
    for (const { prices } of Object.values(plans))
      for (const currency of currencies)
        expect(Math.round(100 - (100 * prices.yearly[currency]) / (12 * prices.monthly[currency]))).toBe(17);
  });

  it('PRICING-11 the pricing plans mark only Premium as the most popular', async () => {
    await open();
    expect(plan('Premium').textContent).toContain('Most popular');
    expect(screen.getAllByText('Most popular')).toHaveLength(1);
  });

  it('PRICING-13 the pricing plans start every plan with a 7-day trial', async () => {
    await open();
    for (const each of screen.getAllByRole('article')) expect(each.textContent).toContain('7-day free trial');
  });

  it('PRICING-15 the pricing plans list the features of each plan, and only gated ones (D18)', async () => {
    await open();
    const said = screen
      .getAllByRole('article')
      .flatMap((each) => within(each).getAllByRole('listitem'))
      .map(({ textContent }) => textContent);
    const names = Object.keys(features) as FeatureName[];
    expect(said.toSorted()).toEqual(names.map((name) => featureBullets[name]).toSorted());
  });

  it('D22 the pricing plans highlight the plan and the interval in the address', async () => {
    await open('/pricing?plan=enterprise&interval=yearly');
    expect(plan('Enterprise').textContent).toContain('Selected');
    expect(screen.getAllByText('Selected')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /^Yearly/ })).toHaveProperty('checked', true);
  });

  it.each(['?plan=gold', ''])('the pricing plans highlight no plan for "%s"', async (query) => {
    await open(`/pricing${query}`);
    expect(screen.queryByText('Selected')).toBeNull();
  });

  it.each(paidPlans.flatMap((name) => intervals.map((interval) => [name, interval] as const)))(
    'PRICING-14 the pricing plans open the checkout of %s, %s',
    async (name, interval) => {
      const { tabs } = scriptTabs();
      const { api } = await open(`/pricing?interval=${interval}`, signedIn());
      const button = await within(plan(plans[name].name)).findByRole('button', { name: /^Try/ });
      await userEvent.click(button);
      await eventually(() => expect(tabs[0]?.location.replace).toHaveBeenCalled());
      expect(api.sentTo(billingRoutes.createCheckout).map(({ body }) => body)).toEqual([
        { plan: name, interval },
      ]);
    },
  );

  it("the pricing plans mark a subscriber's current plan", async () => {
    await open('/pricing', signedIn(), paid());
    expect(await within(plan('Premium')).findByRole('button', { name: 'Your plan' })).toBeDefined();
    expect(within(plan('Premium')).getByRole('button', { name: 'Manage subscription' })).toBeDefined();
    expect(within(plan('Enterprise')).getByRole('button', { name: 'Switch to Enterprise' })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/7.day/);
    expect(
      screen.getByText('Switch or cancel anytime. Without a plan, you can keep using the app for free.'),
    ).toBeDefined();
  });
});

describe('The header of the pricing page', () => {
  it('PRICING-03 PRICING-17 (D22) links to the sections of the front page, its own sections, and help', async () => {
    await open();
    expect(hrefs(['Features', 'Pricing', 'About', 'Help'])).toEqual([
      '/#features',
      '#pricing',
      '/#about',
      '/help',
    ]);
    expect(document.querySelector('#pricing')).not.toBeNull();
  });

  it('PRICING-05 shows visitors Sign In and Start Free, the second with the sign-up tab open', async () => {
    await open();
    expect(hrefs(['Sign In', 'Start Free'])).toEqual(['/auth', '/auth?tab=sign-up']);
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  });

  it('the footer of the pricing page links to the terms and the privacy policy', async () => {
    await open();
    const footer = within(screen.getByRole('contentinfo'));
    const links = ['Terms', 'Privacy'].map((name) => footer.getByRole('link', { name }).getAttribute('href'));
    expect(links).toEqual(['/terms', '/privacy']);
  });

  it('PRICING-04 the header of the pricing page shows signed-in users Dashboard and Sign Out', async () => {
    const { user } = await open('/pricing', signedIn());
    expect(hrefs(['Dashboard'])).toEqual(['/dashboard']);
    expect(inBar().queryByRole('link', { name: 'Sign In' })).toBeNull();
    await user.click(inBar().getByRole('button', { name: 'Sign Out' }));
    expect((await findToast('Signed out successfully')).tone).toBe('success');
  });

  it('PRICING-02 shows signed-in users a link back to the dashboard', async () => {
    await open('/pricing', signedIn());
    expect(screen.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('PRICING-02 the header of the pricing page shows visitors no link back', async () => {
    await open();
    expect(screen.queryByRole('link', { name: 'Back to dashboard' })).toBeNull();
  });
});

describe('A visitor who chooses a plan', () => {
  it('PRICING-16 (D22) a visitor who chooses a plan must sign in, then returns to the plan and the interval', async () => {
    const { router, auth, user } = await open('/pricing?interval=yearly');
    await user.click(within(plan('Basic')).getByRole('button', { name: 'Try Basic free' }));
    expect((await findToast('Please sign in to subscribe')).tone).toBe('error');
    await screen.findByRole('tab', { name: 'Sign Up' }, PAGE_LOAD);
    expect(router.state.location.pathname).toBe('/auth');
    auth.setUser(someone);
    auth.tell('signed-in');
    await screen.findByRole('heading', { level: 1, name: 'Choose your plan' }, PAGE_LOAD);
    expect(router.state.location.pathname).toBe('/pricing');
    expect(plan('Basic').textContent).toContain('Selected');
    expect(screen.getByRole('radio', { name: /^Yearly/ })).toHaveProperty('checked', true);
  });
});
