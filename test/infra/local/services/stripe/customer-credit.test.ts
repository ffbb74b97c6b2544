import { describe, expect, it } from 'vitest';
import { cards, openShop, packCheckout, subscribe } from './shop.ts';
import { startStripe, type StripeUnderTest } from './stripe-under-test.ts';

/** Subscribes the shop's customer, whose balance then has a credit. */
const openCredit = async (stripe: StripeUnderTest, credit: number) => {
  const shop = await openShop(stripe);
  const subscription = await subscribe(stripe, shop);
  await stripe.sdk.customers.update(shop.customer.id, { balance: -credit });
  const balance = async (): Promise<unknown> =>
    ((await stripe.sdk.customers.retrieve(shop.customer.id)) as { balance?: number }).balance;
  return { shop, subscription, balance };
};

describe('Stripe: the credit of a customer', () => {
  it('the credit comes back when the invoice that used it is voided', async () => {
    await using stripe = await startStripe();
    const { shop, balance } = await openCredit(stripe, 300);
    const body = JSON.stringify({ card: cards.failsLater });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${stripe.local.origin}/control/customers/${shop.customer.id}/card`, {
      method: 'POST',
      headers,
      body,
    });
    await stripe.local.advance(new Date('2026-02-28T10:00:00Z'));
    const [open] = (await stripe.sdk.invoices.list()).data;
    expect([open?.status, open?.amount_due, await balance()]).toEqual(['open', 700, 0]);
    await stripe.sdk.invoices.voidInvoice(open!.id);
    expect(await balance()).toBe(-300);
  });

  it('the receipt of a one-time payment uses no credit, since the card paid in full', async () => {
    await using stripe = await startStripe();
    const { shop, balance } = await openCredit(stripe, 300);
    const page = await packCheckout(stripe, shop, { invoice_creation: { enabled: true } });
    await stripe.local.pay(page.id, { card: cards.pays });
    const [receipt] = (await stripe.sdk.invoices.list()).data;
    expect(receipt).toMatchObject({ status: 'paid', amount_paid: 499, billing_reason: 'manual' });
    expect(await balance()).toBe(-300);
  });
});
