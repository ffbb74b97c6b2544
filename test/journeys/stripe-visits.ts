import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { cards, openLocalStripe, stripeOfProduct } from '#test/support/local-stripe.ts';
import { expect } from './journey.ts';

/** Connects to the local Stripe of the running product. */
const openStripe = () => openLocalStripe(stripeOfProduct(process.env.JOURNEY_DATA ?? ''));

/** Clicks a link that opens a Stripe page in a new tab, and returns the tab. */
export const tabOf = async (context: BrowserContext, press: Locator): Promise<Page> => {
  const [opened] = await Promise.all([context.waitForEvent('page'), press.click()]);
  await opened.waitForURL(/stripe/);
  return opened;
};

/** Fills in the card form on a Stripe page and clicks a button. */
export const payWith = async (page: Page, card: string, words: string | RegExp): Promise<void> => {
  // Every card is another one: the holder is part of its fingerprint, and each card has one trial.
  const fields = {
    'Card number': card,
    Expiry: '12 / 40',
    CVC: '123',
    'Name on card': `Mara Lind ${randomUUID()}`,
  };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: words }).click();
};

/** Pays with the card that always works, and returns to the product. */
export const pay = async (checkout: Page, words: string): Promise<void> => {
  await payWith(checkout, cards.pays, words);
  await checkout.waitForURL(/\/payment-success/);
};

export const status = (page: Page): Locator =>
  page.getByRole('region', { name: 'Subscription', exact: true });

/** Expects every tab to show this plan, and only these of the relevant dates. */
export const allShow = async (
  windows: readonly Page[],
  plan: string,
  ...lines: readonly string[]
): Promise<void> => {
  for (const window of windows) {
    await expect(status(window).getByText(plan, { exact: true })).toBeVisible();
    await expect(status(window).locator('dl > div')).toHaveText([...lines]);
  }
};

/** Formats a day like the journeys' pages. @param at seconds since 1970 */
export const dayOf = (at: number): string =>
  new Date(at * 1_000).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });

/** Returns the terms above a button. */
export const termsOf = async (page: Page, button: string): Promise<Locator> => {
  const id = await page.getByRole('button', { name: button }).getAttribute('aria-describedby');
  return page.locator(`[id="${id}"]`);
};

/** Returns a user's subscription in Stripe. */
export const subscriptionOf = async (email: string) => {
  const { sdk } = openStripe();
  const { data: customers } = await sdk.customers.list({ email });
  const { data } = await sdk.subscriptions.list({ customer: customers[0]?.id ?? '', status: 'all' });
  return data[0]!;
};

/** Moves Stripe's clock to a minute after an instant, and waits until the product has received the resulting events. */
export const moveTo = (instant: number): Promise<object> =>
  openStripe().control('POST', 'clock', { to: instant + 60 });

/** Refunds the newest payment, like an operator in Stripe's dashboard. */
export const refundNewest = async (email: string): Promise<void> => {
  const { sdk } = openStripe();
  const { customer } = await subscriptionOf(email);
  const { data } = await sdk.charges.list({ customer: customer as string });
  const newest = data.find(({ status: outcome }) => outcome === 'succeeded');
  await sdk.refunds.create({ charge: newest!.id });
};
