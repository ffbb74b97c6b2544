import { screen, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';
import type { BillingDetails, PlanChangeQuote } from '#shared/billing/page-schema.ts';
import { creditRoutes } from '#shared/credits/routes.ts';
import { onTrial, paid } from '#test/support/builders/a-subscription.ts';
import { anInvoice, aQuote, someDetails } from '#test/support/builders/billing-details.ts';
import { eventually } from '#test/support/eventually.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { apiWithSubscription, resetSession, signIn } from '#test/support/screen/session.ts';
import { BillingPart } from '#web/app/pages/profile/parts/billing-part.tsx';

beforeEach(resetSession);
afterAll(resetSession);

const open = (status: SubscriptionStatus = paid(), details: Partial<BillingDetails> = {}) => {
  const api = apiWithSubscription(status);
  api.on(billingRoutes.readDetails, () => someDetails(details));
  api.on(creditRoutes.balance, () => ({
    total: 600,
    unlimited: false,
    tier: 'premium' as const,
    allowance: 3_000,
    allowance_left: 100,
    resets_at: '2026-12-22T12:00:00.000Z',
    kept: 500,
  }));
  signIn();
  return { api, ...openScreen(<BillingPart />) };
};
const region = (name: string) => screen.findByRole('region', { name });
const button = (name: string) => screen.findByRole('button', { name });
const textOf = async (name: string) => (await region(name)).textContent;

describe('The billing page', () => {
  it('SUBS-12 shows plan, next payment, card and invoices with one status check and one more request', async () => {
    const { api } = open();
    expect(await textOf('Next payment')).toContain(
      'Charge$19.99DateDec 22, 2026Payment methodVisa •••• 4242',
    );
    expect(await textOf('Subscription')).toContain('Premium$19.99 a month');
    const row = within(await region('Invoices and receipts')).getByRole('listitem');
    expect(row.textContent).toContain('PremiumNov 22, 2026 · A1-0002 · Paid$19.99');
    const pdf = within(row).getByRole('link', { name: 'Download invoice A1-0002 as PDF' });
    expect(pdf.getAttribute('href')).toBe('https://invoice.stripe.test/i/in_1premium/pdf');
    expect(api.sentTo(billingRoutes.checkSubscription)).toHaveLength(1);
    expect(api.sentTo(billingRoutes.readDetails)).toHaveLength(1);
  });

  it('shows a planted old price in its currency as it is charged', async () => {
    open(paid({ price: { amount: 1_234, currency: 'eur' } }), {
      next: { amount: 1_234, currency: 'eur', date: '2026-12-22T12:00:00.000Z' },
    });
    expect(await textOf('Subscription')).toContain('€12.34 a month');
    expect(await textOf('Next payment')).toContain('€12.34');
  });

  it('shows an open invoice first, with the page to pay it', async () => {
    open(paid({ payment_failed: true }), { invoices: [anInvoice({ status: 'open', due: 1_999 })] });
    const invoice = await region('Open invoice');
    expect(invoice.textContent).toContain('Your invoice of Nov 22, 2026 is open: $19.99.');
    const pay = within(invoice).getByRole('link', { name: 'Pay now' });
    expect(pay.getAttribute('href')).toBe('https://invoice.stripe.test/i/in_1premium');
  });

  it('lists receipts of credit packs, and loads earlier invoices on request', async () => {
    const { api, user } = open(paid(), {
      invoices: [anInvoice({ id: 'in_2pack', plan: null, credits: 1_500, total: 1_299 })],
      cursor: 'in_2pack',
    });
    expect(await textOf('Invoices and receipts')).toContain('1,500 credits');
    api.on(billingRoutes.readDetails, () => someDetails());
    await user.click(await button('Show earlier'));
    const list = within(await region('Invoices and receipts'));
    await eventually(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(api.sentTo(billingRoutes.readDetails)[1]?.query.get('cursor')).toBe('in_2pack');
    expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  });

  it('explains that there are no invoices yet, and offers plans, before the first payment', async () => {
    open(noSubscription, { next: null, method: null, invoices: [] });
    expect(await textOf('Invoices and receipts')).toContain('You have no invoices yet.');
    expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing');
    expect(screen.queryByRole('region', { name: 'Change your plan' })).toBeNull();
  });

  it('keeps the plan visible when payments cannot be loaded, and loads them again on request', async () => {
    const { api, user } = open();
    api.on(billingRoutes.readDetails, () => failure('PAYMENTS_UNAVAILABLE'));
    expect(await screen.findByText('We couldn’t load your payments')).toBeDefined();
    expect(await textOf('Subscription')).toContain('Premium');
    api.on(billingRoutes.readDetails, () => someDetails());
    await user.click(await button('Retry'));
    expect(await textOf('Next payment')).toContain('$19.99');
  });

  it('states what deleting the account would cost, next to the link to it', async () => {
    open();
    const costs = await region('Before you delete your account');
    await eventually(() => expect(costs.textContent).toContain('You lose 500 credits that never expire.'));
    expect(costs.textContent).toContain(
      'Your plan Premium ends right away, without a refund, instead of on Dec 22, 2026.',
    );
    const link = within(costs).getByRole('link', { name: 'Go to account deletion' });
    expect(link.getAttribute('href')).toBe('/profile/data#danger-zone');
  });
});

describe('Canceling and resuming on the billing page', () => {
  it('cancels the plan with one click, and resumes it with another', async () => {
    const { api, user } = open();
    api.on(billingRoutes.cancelPlan, () => paid({ cancels_at_end: true }));
    api.on(billingRoutes.resumePlan, () => paid());
    await user.click(await button('Cancel plan'));
    expect((await findToast('Plan canceled')).tone).toBe('success');
    expect(await textOf('Subscription')).toContain('Ends on Dec 22, 2026');
    expect(api.sentTo(billingRoutes.cancelPlan)).toHaveLength(1);
    await user.click(await button('Resume plan'));
    expect(await button('Cancel plan')).toBeDefined();
    expect(await textOf('Subscription')).toContain('Next billing Dec 22, 2026');
    // The responses contain the status, so it is not checked again.
    expect(api.sentTo(billingRoutes.checkSubscription)).toHaveLength(1);
  });

  it('says that the plan was not canceled when the request fails', async () => {
    const { api, user } = open();
    api.on(billingRoutes.cancelPlan, () => failure('PAYMENTS_UNAVAILABLE'));
    await user.click(await button('Cancel plan'));
    expect((await findToast('We couldn’t cancel your plan')).tone).toBe('error');
    expect(await button('Cancel plan')).toHaveProperty('disabled', false);
  });

  it('undoes a scheduled change of plan', async () => {
    const { api, user } = open(paid(), {
      scheduled: { plan: 'basic', interval: 'monthly', date: '2026-12-22T12:00:00.000Z' },
    });
    expect(await textOf('Next payment')).toContain('Your plan changes to Basic, monthly, on Dec 22, 2026.');
    expect(screen.queryByRole('region', { name: 'Change your plan' })).toBeNull();
    api.on(billingRoutes.resumePlan, () => paid());
    api.on(billingRoutes.readDetails, () => someDetails());
    await user.click(await button('Keep current plan'));
    expect(await region('Change your plan')).toBeDefined();
  });
});

describe('Changing the plan on the billing page', () => {
  const choose = async (name: string, quotes: PlanChangeQuote[], status = paid()) => {
    const view = open(status);
    view.api.on(billingRoutes.quotePlanChange, () => ({ quotes }));
    await view.user.click(await button(name));
    return { ...view, dialog: await screen.findByRole('dialog') };
  };

  it('shows the exact charge of an upgrade before it is confirmed', async () => {
    const quote = aQuote({
      timing: 'now',
      charge: 4_999,
      unused: 1_500,
      due: 3_499,
      price: 4_999,
      prorated_at: 1_795_000_000,
    });
    const { api, user, dialog } = await choose('Switch to Enterprise', [quote]);
    await within(dialog).findByText('Due today');
    expect(dialog.querySelector('dl')?.textContent).toBe(
      'Enterprise until Dec 22, 2026$49.99Unused time of Premium-$15.00Due today$34.99From Dec 22, 2026$49.99 a month',
    );
    api.on(billingRoutes.changePlan, () =>
      paid({ subscription_tier: 'enterprise', price: { amount: 4_999, currency: 'usd' } }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Pay $34.99 and switch' }));
    expect((await findToast('Your plan is now Enterprise')).tone).toBe('success');
    expect(await textOf('Subscription')).toContain('Enterprise$49.99 a month');
    expect(api.sentTo(billingRoutes.changePlan).map(({ body }) => body)).toEqual([
      {
        plan: 'enterprise',
        interval: 'monthly',
        timing: 'now',
        due: 3_499,
        refund: 0,
        currency: 'usd',
        prorated_at: 1_795_000_000,
      },
    ]);
  });

  it('offers a downgrade of a yearly plan for the end of the period, or now with a refund', async () => {
    const later = aQuote();
    const now = aQuote({ timing: 'now', charge: 799, unused: 15_000, refund: 14_201 });
    const { user, dialog } = await choose('Switch to Basic', [later, now], paid({ interval: 'yearly' }));
    expect(await within(dialog).findByRole('button', { name: 'Switch on Dec 22, 2026' })).toBeDefined();
    await user.click(
      within(dialog).getByRole('radio', {
        name: 'Now, with a refund of $142.01 for the months that haven’t begun',
      }),
    );
    expect(dialog.textContent).toContain('Refund to your payment method$142.01');
    expect(within(dialog).getByRole('button', { name: 'Switch and refund $142.01' })).toBeDefined();
  });

  it('says that a change during the trial costs nothing now', async () => {
    const { dialog } = await choose(
      'Switch to Basic',
      [aQuote({ timing: 'now', next_charge: '2026-11-29T12:00:00.000Z' })],
      onTrial(),
    );
    expect(await within(dialog).findByRole('button', { name: 'Switch now for $0.00' })).toBeDefined();
    expect(dialog.textContent).toContain('From Nov 29, 2026$7.99 a month');
  });

  it('shows new amounts when those of the dialog are outdated, and keeps the plan', async () => {
    const { api, user, dialog } = await choose('Switch to Enterprise', [
      aQuote({ timing: 'now', due: 3_000, charge: 3_000 }),
    ]);
    api.on(billingRoutes.changePlan, () => failure('PLAN_QUOTE_OUTDATED'));
    api.on(billingRoutes.quotePlanChange, () => ({
      quotes: [aQuote({ timing: 'now', due: 3_100, charge: 3_100 })],
    }));
    await user.click(await within(dialog).findByRole('button', { name: 'Pay $30.00 and switch' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('The amount has changed');
    expect(await within(dialog).findByRole('button', { name: 'Pay $31.00 and switch' })).toBeDefined();
    expect(await textOf('Subscription')).toContain('Premium');
  });

  it('says that a declined payment has changed nothing', async () => {
    const { api, user, dialog } = await choose('Switch to Enterprise', [
      aQuote({ timing: 'now', due: 3_000, charge: 3_000 }),
    ]);
    api.on(billingRoutes.changePlan, () => failure('PAYMENT_DECLINED'));
    await user.click(await within(dialog).findByRole('button', { name: 'Pay $30.00 and switch' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('so nothing has changed');
  });
});
