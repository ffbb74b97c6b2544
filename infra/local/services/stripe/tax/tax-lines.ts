import type { StripeStore } from '../store/stripe-store.ts';
import type { InvoiceLine } from '../store/object-types.ts';
import { priceIn } from '../catalog/price-in-currency.ts';
import { type Taxation, taxOf } from './tax-of.ts';

/** Returns the lines of an invoice with their taxes. */
export const taxLines = (
  stripeStore: StripeStore,
  lines: readonly InvoiceLine[],
  taxation: Taxation,
): InvoiceLine[] =>
  lines.map((line) => {
    const id = line.pricing?.price_details?.price;
    if (!id) return line;
    const { tax_behavior: behavior } = priceIn(stripeStore, stripeStore.get('price', id), line.currency);
    return { ...line, taxes: taxOf(line.amount, behavior, taxation) };
  });
