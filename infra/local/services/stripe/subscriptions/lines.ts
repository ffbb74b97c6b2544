import type { StripeStore, Price, Subscription } from '../store/stripe-store.ts';
import type { InvoiceLine } from '../store/object-types.ts';
import { dayOf, money, rhythmOf } from '../catalog/money.ts';
import { priceIn } from '../catalog/price-in-currency.ts';
import { newLine } from '../invoices/new-line.ts';
import { itemOf, rhythmOfPrice } from './subscription-terms.ts';

const nameOf = (stripeStore: StripeStore, price: Price): string =>
  stripeStore.get('product', price.product).name;

interface Span {
  start: number;
  end: number;
}

/** Creates the line of a whole period, e.g. `1 × Premium (at $19.99 / month)`. */
export const periodLine = (
  stripeStore: StripeStore,
  subscription: Subscription,
  price: Price,
  period: Span,
): InvoiceLine => {
  const { id: item, quantity = 1 } = itemOf(subscription);
  const { interval } = rhythmOfPrice(price);
  const sold = priceIn(stripeStore, price, subscription.currency);
  return newLine({
    amount: (sold.unit_amount ?? 0) * quantity,
    description: `${quantity} × ${nameOf(stripeStore, price)} (at ${money(sold.unit_amount ?? 0, sold.currency)} / ${interval})`,
    price: sold,
    quantity,
    period,
    subscription: { id: subscription.id, item },
    isProration: false,
  });
};

/** Creates the line of a trial, which costs nothing. */
export const trialLine = (
  stripeStore: StripeStore,
  subscription: Subscription,
  price: Price,
  period: Span,
): InvoiceLine => ({
  ...periodLine(stripeStore, subscription, price, period),
  amount: 0,
  subtotal: 0,
  description: `Trial period for ${nameOf(stripeStore, price)}`,
});

const shareLine = (
  stripeStore: StripeStore,
  subscription: Subscription,
  price: Price,
  { at, sign }: { at: number; sign: 1 | -1 },
): InvoiceLine => {
  const {
    id: item,
    quantity = 1,
    current_period_start: start,
    current_period_end: end,
  } = itemOf(subscription);
  const share = Math.max(0, Math.min(1, (end - at) / (end - start)));
  const sold = priceIn(stripeStore, price, subscription.currency);
  const words = sign < 0 ? 'Unused time on' : 'Remaining time on';
  return newLine({
    amount: sign * Math.round((sold.unit_amount ?? 0) * quantity * share),
    description: `${words} ${nameOf(stripeStore, price)} after ${dayOf(at)}`,
    price: sold,
    quantity,
    period: { start: at, end },
    subscription: { id: subscription.id, item },
    isProration: true,
  });
};

/** Creates the credit for the unused time of the current price from an instant on. */
export const unusedLine = (stripeStore: StripeStore, subscription: Subscription, at: number): InvoiceLine =>
  shareLine(stripeStore, subscription, itemOf(subscription).price, { at, sign: -1 });

/** Creates the charge for another price from an instant to the end of the period. */
export const remainingLine = (
  stripeStore: StripeStore,
  subscription: Subscription,
  price: Price,
  at: number,
): InvoiceLine => shareLine(stripeStore, subscription, price, { at, sign: 1 });

/** Formats a price, e.g. `$19.99 a month`. */
export const formatPriceInterval = ({ unit_amount: amount, currency, recurring }: Price): string =>
  `${money(amount ?? 0, currency)}${recurring ? ` ${rhythmOf(recurring)}` : ''}`;
