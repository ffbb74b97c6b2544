import type { StripeStore, Customer, Invoice, Subscription } from '../store/stripe-store.ts';
import type { InvoiceLine } from '../store/object-types.ts';
import { newId } from '../store/new-id.ts';
import { wholeList } from '../http/list.ts';
import { taxLines } from '../tax/tax-lines.ts';
import { addedTax, type Taxation, taxationOf, totalTaxes } from '../tax/tax-of.ts';

const automaticTaxOf = (taxation: Taxation | null): Invoice['automatic_tax'] => ({
  disabled_reason: null,
  enabled: taxation !== null,
  liability: taxation && { type: 'self' },
  provider: taxation && 'stripe',
  status: taxation && (taxation.isPlaceKnown ? 'complete' : 'requires_location_inputs'),
});

/** Creates a draft invoice with the given lines and their taxes; what is due is computed when it is finalized. */
export const newInvoice = (
  stripeStore: StripeStore,
  {
    subscription,
    customer,
    lines: untaxed,
    reason,
    isTaxed = subscription?.automatic_tax.enabled ?? false,
    metadata = {},
  }: {
    /** null for a receipt of a one-time payment. */
    subscription: Subscription | null;
    customer: Customer;
    lines: InvoiceLine[];
    reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update';
    /** Whether Stripe Tax calculates the taxes. Default: as for the subscription. */
    isTaxed?: boolean;
    metadata?: Record<string, string>;
  },
): Invoice => {
  const id = newId('invoice');
  const taxIds = stripeStore.facts('customer', customer.id).taxIds ?? [];
  const taxation = isTaxed ? taxationOf(customer.address ?? null, taxIds) : null;
  const lines = taxation ? taxLines(stripeStore, untaxed, taxation) : untaxed;
  const taxes = lines.flatMap((line) => line.taxes ?? []);
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const total = subtotal + addedTax(taxes);
  const withoutTax = total - taxes.reduce((sum, { amount }) => sum + amount, 0);
  const now = stripeStore.now();
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Platewise (local)',
    account_tax_ids: null,
    amount_due: Math.max(0, total),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: automaticTaxOf(taxation),
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription?.currency ?? lines[0]?.currency ?? 'usd',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: taxIds,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => ({ ...line, invoice: id })),
    ),
    livemode: false,
    metadata,
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: withoutTax,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: withoutTax,
    total_pretax_credit_amounts: [],
    total_taxes: totalTaxes(taxes),
    webhooks_delivered_at: null,
  };
};
