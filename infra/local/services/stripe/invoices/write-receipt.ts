import type { StripeStore, CheckoutSession, Invoice } from '../store/stripe-store.ts';
import { priceIn } from '../catalog/price-in-currency.ts';
import { emit } from '../events/emit.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { newInvoice } from './new-invoice.ts';
import { newLine } from './new-line.ts';
import { settleInvoice } from './settle-invoice.ts';

/** Creates the paid invoice of a one-time checkout (`invoice_creation`), or returns null if none was requested. */
export const writeReceipt = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  intent: string,
): Invoice | null => {
  if (!session.invoice_creation?.enabled || session.customer === null) return null;
  const now = stripeStore.now();
  const lines = stripeStore.facts('checkout.session', session.id).items.flatMap((item) =>
    item.price
      ? newLine({
          amount: item.amount_subtotal,
          description: item.description ?? '',
          price: priceIn(stripeStore, item.price, item.currency),
          quantity: item.quantity ?? 1,
          period: { start: now, end: now },
          subscription: null,
          isProration: false,
        })
      : [],
  );
  const draft = newInvoice(stripeStore, {
    subscription: null,
    customer: stripeStore.get('customer', session.customer),
    lines,
    reason: 'manual',
    isTaxed: session.automatic_tax.enabled,
    metadata: session.metadata ?? {},
  });
  stripeStore.put(draft);
  emit(stripeStore, 'invoice.created', draft);
  return settleInvoice(stripeStore, finalizeInvoice(stripeStore, draft, true), intent);
};
