import type { StripeStore, CheckoutSession } from '../store/stripe-store.ts';
import type { LineItem, TaxId } from '../store/object-types.ts';
import { priceIn } from '../catalog/price-in-currency.ts';
import {
  addedTax,
  addressAt,
  type Address,
  taxationOf,
  type Taxation,
  taxOf,
  type LineTax,
} from '../tax/tax-of.ts';

/** Country of a buyer who has not submitted an address: Stripe requires one, the local Stripe does not. */
const countryOf: Readonly<Record<string, string>> = { eur: 'DE', gbp: 'GB' };

/** Returns the billing address and tax IDs: from the page, or else of the customer. */
export const billingOf = (
  stripeStore: StripeStore,
  session: CheckoutSession,
): { address: Address; taxIds: TaxId[] } => {
  const { billing } = stripeStore.facts('checkout.session', session.id);
  if (billing) return billing;
  const { customer: id, currency } = session;
  const known = id === null ? null : (stripeStore.get('customer', id).address ?? null);
  const taxIds = id === null ? [] : (stripeStore.facts('customer', id).taxIds ?? []);
  return { address: known ?? addressAt(countryOf[currency ?? ''] ?? 'US'), taxIds };
};

const taxItem = (stripeStore: StripeStore, item: LineItem, taxation: Taxation): LineItem => {
  if (!item.price) return item;
  const { tax_behavior: behavior } = priceIn(stripeStore, item.price, item.currency);
  const taxes = taxOf(item.amount_subtotal, behavior, taxation);
  return {
    ...item,
    amount_tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    amount_total: item.amount_subtotal + addedTax(taxes),
  };
};

/** Returns the taxes on an amount of a checkout's first price, for example on what is due after a trial. */
export const taxesOn = (stripeStore: StripeStore, session: CheckoutSession, amount: number): LineTax[] => {
  const { items } = stripeStore.facts('checkout.session', session.id);
  const price = items[0]?.price;
  if (!session.automatic_tax.enabled || !price) return [];
  const { address, taxIds } = billingOf(stripeStore, session);
  const { tax_behavior: behavior } = priceIn(stripeStore, price, session.currency ?? price.currency);
  return taxOf(amount, behavior, taxationOf(address, taxIds));
};

/** Calculates the taxes of an open checkout for its billing address, and stores and returns it. */
export const taxSession = (stripeStore: StripeStore, session: CheckoutSession): CheckoutSession => {
  if (!session.automatic_tax.enabled) return session;
  const { address, taxIds } = billingOf(stripeStore, session);
  const taxation = taxationOf(address, taxIds);
  const items = stripeStore
    .facts('checkout.session', session.id)
    .items.map((item) => taxItem(stripeStore, item, taxation));
  const sum = (of: (item: LineItem) => number): number => items.reduce((total, item) => total + of(item), 0);
  const taxed: CheckoutSession = {
    ...session,
    amount_subtotal: sum((item) => item.amount_subtotal),
    amount_total: sum((item) => item.amount_total),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: sum((item) => item.amount_tax) },
  };
  stripeStore.putWith<'checkout.session'>(taxed, { items });
  return taxed;
};
