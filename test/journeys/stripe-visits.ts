import type { BrowserContext, Locator, Page } from '@playwright/test';
import { cards, openLocalStripe, stripeOfProduct } from '#test/support/local-stripe.ts';
import { expect } from './journey.ts';

/** The local Stripe of the running product. */
const openStripe = () => openLocalStripe(stripeOfProduct(process.env.JOURNEY_DATA ?? ''));

/** The page of Stripe's that a press opens in a tab of its own. */
export const tabOf = async (context: BrowserContext, press: Locator): Promise<Page> => {
  const [opened] = await Promise.all([context.waitForEvent('page'), press.click()]);
  await opened.waitForURL(/stripe/);
  return opened;
};

/** Types a card on a page of Stripe's, and presses a button there. */
export const payWith = async (page: Page, card: string, words: string | RegExp): Promise<void> => {
  const fields = { 'Card number': card, Expiry: '12 / 40', CVC: '123', 'Name on card': 'Mara Lind' };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: words }).click();
};

/** Pays with the card that always works, and comes back to the product. */
export const pay = async (checkout: Page, words: string): Promise<void> => {
  await payWith(checkout, cards.pays, words);
  await checkout.waitForURL(/\/payment-success/);
};

export const status = (page: Page): Locator =>
  page.getByRole('region', { name: 'Subscription', exact: true });

/** Every window shows this plan, and of the days that count these and no other. */
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

/** A day as the windows of the journeys write it. @param at seconds since 1970 */
export const dayOf = (at: number): string =>
  new Date(at * 1_000).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });

/** The terms above a button. */
export const termsOf = async (page: Page, button: string): Promise<Locator> => {
  const id = await page.getByRole('button', { name: button }).getAttribute('aria-describedby');
  return page.locator(`[id="${id}"]`);
};

/** The subscription that Stripe has of a person. */
export const subscriptionOf = async (email: string) => {
  const { sdk } = openStripe();
  const { data: customers } = await sdk.customers.list({ email });
  const { data } = await sdk.subscriptions.list({ customer: customers[0]?.id ?? '', status: 'all' });
  return data[0]!;
};

/** Moves Stripe's clock to a minute after an instant, and waits until the product was told of what came due. */
export const moveTo = (instant: number): Promise<object> =>
  openStripe().control('POST', 'clock', { to: instant + 60 });

/** What an operator does in Stripe's dashboard: gives the newest payment back. */
export const refundNewest = async (email: string): Promise<void> => {
  const { sdk } = openStripe();
  const { customer } = await subscriptionOf(email);
  const { data } = await sdk.charges.list({ customer: customer as string });
  const newest = data.find(({ status: outcome }) => outcome === 'succeeded');
  await sdk.refunds.create({ charge: newest!.id });
};
