import type { BrowserContext, Page } from '@playwright/test';
import { addPeriods } from '#infra/local/services/stripe/clock/add-periods.ts';
import { cards } from '#test/support/local-stripe.ts';
import { expect, openTab, signedInPerson, test } from './journey.ts';
import {
  allShow,
  dayOf,
  moveTo,
  pay,
  payWith,
  refundNewest,
  status,
  subscriptionOf,
  tabOf,
  termsOf,
} from './stripe-visits.ts';

const DAY = 86_400;
const MONTH = { interval: 'month', interval_count: 1 };

/**
 * Follows a plan from its trial to its refund, moving Stripe's clock in between, with two open tabs of which one is
 * never
 * used. All users share the clock, so no other user may have a plan meanwhile.
 */
export const walkPlan = async (page: Page, context: BrowserContext): Promise<void> => {
  const me = await signedInPerson(page);
  const other = await context.newPage();
  await other.goto('/dashboard');
  const windows = [page, other];
  const manage = () => tabOf(context, page.getByRole('button', { name: 'Manage subscription' }));

  const trialEnd =
    await test.step('during the trial, nothing is due and the first payment date is shown', async () => {
      await allShow(windows, 'Free');
      await openTab(page, 'Subscription');
      const weekOn = dayOf(Date.now() / 1_000 + 7 * DAY);
      const terms = await termsOf(page, 'Try Premium free');
      await expect(terms.locator('dl > div')).toHaveText(['Today$0.00', `From ${weekOn}$19.99 a month`]);
      await expect(terms).toContainText('Cancel anytime under Profile > Billing.');
      const checkout = await tabOf(context, page.getByRole('button', { name: 'Try Premium free' }));
      await pay(checkout, 'Start trial');
      await checkout.close();
      const { start_date: begun } = await subscriptionOf(me.email);
      await allShow(windows, 'Premium', `Trial ends ${dayOf(begun + 7 * DAY)}`);
      return begun + 7 * DAY;
    });

  const renewals = (count: number): number => addPeriods(trialEnd, MONTH, count);
  const renewal = (count: number): string => dayOf(renewals(count));

  await test.step('after the trial, the first month is paid', async () => {
    await moveTo(trialEnd);
    await allShow(windows, 'Premium', `Next billing ${renewal(1)}`);
  });

  await test.step('a downgrade credits the unused part of the higher plan', async () => {
    await expect(await termsOf(page, 'Switch to Basic')).toContainText(`From ${renewal(1)}`);
    const portal = await tabOf(context, page.getByRole('button', { name: 'Switch to Basic' }));
    await expect(portal.getByText('stays to your credit', { exact: false })).toBeVisible();
    await portal.getByRole('button', { name: 'Confirm' }).click();
    await portal.waitForURL(/tab=subscription/);
    await portal.close();
    await allShow(windows, 'Basic', `Next billing ${renewal(1)}`);
    await expect(status(page)).toContainText('$7.99 a month');
  });

  await test.step('a canceled plan lasts to the end of the paid period and can be resumed until then', async () => {
    const portal = await manage();
    await portal.getByRole('link', { name: 'Cancel plan' }).click();
    await portal.getByRole('button', { name: 'Cancel plan' }).click();
    const end = renewal(1);
    await allShow(windows, 'Basic', `Ends on ${end}`);
    await portal.close();
    await expect(await termsOf(page, 'Switch to Premium')).toContainText(`Your plan ends on ${end}.`);
    const again = await tabOf(context, page.getByRole('button', { name: 'Resume plan' }));
    await again.getByRole('button', { name: 'Keep plan' }).click();
    await allShow(windows, 'Basic', `Next billing ${end}`);
    await again.close();
  });

  await test.step('after a failed card payment, no feature is locked and a payment link is shown', async () => {
    const portal = await manage();
    await portal.getByRole('link', { name: 'Change card' }).click();
    await payWith(portal, cards.failsLater, 'Save card');
    await expect(portal.getByText('Your card has been saved.')).toBeVisible();
    await portal.close();
    await moveTo(renewals(1));
    await allShow(windows, 'Basic', `Next billing ${renewal(2)}`);
    await moveTo(renewals(2));
    for (const window of windows)
      await expect(status(window).getByRole('status')).toContainText('Your last payment didn’t go through.');
    // Stripe tries again after three days.
    await allShow(windows, 'Basic', `Next billing ${dayOf(renewals(2) + 3 * DAY)}`);
    await expect(await termsOf(page, 'Switch to Premium')).toContainText('Your last payment is still due.');
  });

  await test.step('another card pays the open invoice', async () => {
    const portal = await tabOf(context, status(other).getByRole('button', { name: 'Update payment method' }));
    await portal.getByRole('link', { name: 'Change card' }).click();
    await payWith(portal, cards.pays, 'Save card');
    await portal.getByRole('listitem').filter({ hasText: 'open' }).getByRole('link').click();
    await portal.getByRole('button', { name: /^Pay / }).click();
    await expect(portal.getByText('paid', { exact: true })).toBeVisible();
    await portal.close();
    for (const window of windows) await expect(status(window).getByRole('status')).toHaveCount(0);
    await allShow(windows, 'Basic', `Next billing ${renewal(3)}`);
  });

  await test.step('a refund ends the plan at once, and no second trial is offered', async () => {
    await refundNewest(me.email);
    await allShow(windows, 'Free');
    for (const window of windows) await expect(status(window)).toContainText('Your plan has ended.');
    await expect(await termsOf(page, 'Subscribe to Basic')).toContainText('Today$7.99');
    await expect(page.getByRole('button', { name: /^Try / })).toHaveCount(0);
  });
};
