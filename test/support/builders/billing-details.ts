import type { BillingDetails, BillingInvoice, PlanChangeQuote } from '#shared/billing/page-schema.ts';

/** The receipt of a month of Premium. */
export const anInvoice = (over: Partial<BillingInvoice> = {}): BillingInvoice => ({
  id: 'in_1premium',
  number: 'A1-0002',
  created: '2026-11-22T12:00:00.000Z',
  status: 'paid',
  total: 1_999,
  due: 0,
  currency: 'usd',
  plan: 'premium',
  credits: 0,
  url: 'https://invoice.stripe.test/i/in_1premium',
  pdf: 'https://invoice.stripe.test/i/in_1premium/pdf',
  ...over,
});

/** Premium that renews on 22 December with a Visa card. */
export const someDetails = (over: Partial<BillingDetails> = {}): BillingDetails => ({
  next: { amount: 1_999, currency: 'usd', date: '2026-12-22T12:00:00.000Z' },
  method: { brand: 'visa', last4: '4242' },
  scheduled: null,
  credit: null,
  invoices: [anInvoice()],
  cursor: null,
  ...over,
});

/** A downgrade to Basic at the end of the period. */
export const aQuote = (over: Partial<PlanChangeQuote> = {}): PlanChangeQuote => ({
  timing: 'period_end',
  currency: 'usd',
  charge: 0,
  unused: 0,
  tax: 0,
  credit_used: 0,
  due: 0,
  refund: 0,
  credit: 0,
  starts: '2026-12-22T12:00:00.000Z',
  price: 799,
  next_charge: '2026-12-22T12:00:00.000Z',
  prorated_at: 1_795_348_800,
  ...over,
});
