import type { Price } from '../store/stripe-store.ts';
import type { InvoiceLine } from '../store/object-types.ts';
import { randomLetters } from '../store/new-id.ts';

interface LineBeginning {
  amount: number;
  description: string;
  price: Price;
  quantity: number;
  period: { start: number; end: number };
  /** null for a one-time payment. */
  subscription: { id: string; item: string } | null;
  isProration: boolean;
}

/** Creates a line of a subscription's invoice. Amounts in cents, negative for credits. */
export const newLine = (beginning: LineBeginning): InvoiceLine => {
  const { amount, description, price, quantity, period, subscription, isProration } = beginning;
  return {
    id: `il_${randomLetters(24)}`,
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: subscription && {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: subscription.item,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription?.id ?? null,
    subtotal: amount,
    taxes: [],
  };
};
