import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription } from '#shared/billing/schema.ts';
import { CURRENCY_KEY } from '#shared/plans/suggest-currency.ts';
import { chooseCurrency } from '#web/features/billing/public.ts';
import { eventually } from '#test/support/eventually.ts';
import { paid } from '#test/support/builders/a-subscription.ts';
import { openApp, PAGE_LOAD, signedIn } from '#test/support/screen/open-app.tsx';
import { apiWithSubscription, resetSession } from '#test/support/screen/session.ts';
import { scriptTabs } from '../billing/scripted-window.ts';

const open = async (status = noSubscription) => {
  const { tabs } = scriptTabs();
  const api = apiWithSubscription(status);
  api.on(billingRoutes.createCheckout, () => ({ url: 'https://checkout.stripe.test/1' }));
  openApp('/pricing', { auth: signedIn() });
  await screen.findByRole('heading', { level: 1, name: 'Choose your plan' }, PAGE_LOAD);
  return { api, tabs };
};
const plan = (name: string) => screen.getByRole('article', { name });
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

beforeEach(resetSession);
afterEach(() => {
  chooseCurrency('usd');
  localStorage.removeItem(CURRENCY_KEY);
  vi.restoreAllMocks();
});

describe('The currency of the pricing page', () => {
  it('the currency of the pricing page is US dollars by default, with a note that tax may be added', async () => {
    await open();
    expect(screen.getByRole('radio', { name: 'USD' })).toHaveProperty('checked', true);
    await within(plan('Premium')).findByRole('button', { name: /^Try/ });
    expect(plan('Premium').textContent).toContain('Tax may be added. You’ll see the total before you pay.');
  });

  it('the currency of the pricing page can be changed, is remembered, and is the one of the checkout', async () => {
    const { api, tabs } = await open();
    await choose('GBP');
    const button = await within(plan('Premium')).findByRole('button', { name: /^Try/ });
    expect(plan('Premium').textContent).toContain('£17.99 a month');
    expect(plan('Premium').textContent).toContain(
      'Renews at £17.99 a month until you cancel. Any VAT is included.',
    );
    expect(plan('Premium').textContent).not.toContain('$');
    expect(screen.getByRole('region', { name: 'Good to know' }).textContent).toContain('£4.49');
    expect(localStorage.getItem(CURRENCY_KEY)).toBe('gbp');
    await userEvent.click(button);
    await eventually(() => expect(tabs[0]?.location.replace).toHaveBeenCalled());
    expect(api.sentTo(billingRoutes.createCheckout)[0]?.body).toEqual({
      plan: 'premium',
      interval: 'monthly',
      currency: 'gbp',
    });
  });

  it('the currency of the pricing page is the one of the first plan, and cannot be changed then', async () => {
    await open({ ...noSubscription, trial_available: false, currency: 'eur' });
    expect(await screen.findByText('Prices are in EUR, the currency of your first plan.')).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'USD' })).toBeNull();
    expect(plan('Basic').textContent).toContain('€7.99');
  });

  it("the pricing page shows a subscriber's older price as it is charged", async () => {
    await open(paid({ price: { amount: 1_499, currency: 'usd' }, currency: 'usd' }));
    await within(plan('Premium')).findByRole('button', { name: 'Your plan' });
    expect(plan('Premium').textContent).toContain('$14.99 a month');
    expect(plan('Premium').textContent).toContain('Price$14.99 a month');
    expect(plan('Premium').textContent).not.toContain('$19.99');
  });
});
