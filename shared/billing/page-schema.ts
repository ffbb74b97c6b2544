import * as z from 'zod';
import { intervals, paidPlans } from '../plans/tiers.ts';
import { timings } from './plan-change.ts';
import { checkoutRequest } from './schema.ts';

/** Amount in the currency's smallest unit. */
const cents = z.int().min(0);
/** ISO 4217 in lowercase. */
const currency = z.string().length(3);
const money = z.object({ amount: cents, currency });

const invoice = z.object({
  id: z.string(),
  /** null for one that Stripe has not numbered. */
  number: z.string().nullable(),
  created: z.iso.datetime(),
  status: z.enum(['open', 'paid', 'uncollectible', 'void']),
  total: z.int(),
  /** What is still to be paid. */
  due: cents,
  currency,
  /** null for a pack of credits, or a price that is not one of ours. */
  plan: z.enum(paidPlans).nullable(),
  /** Credits of the pack; 0 for a plan. */
  credits: cents,
  /** Stripe's page of the invoice, with the way to pay it. */
  url: z.url().nullable(),
  pdf: z.url().nullable(),
});
export type BillingInvoice = z.infer<typeof invoice>;

/** What the billing page shows beside the status. */
export const billingDetails = z.object({
  /** The next charge with credit and tax; null if none is due. */
  next: money.extend({ date: z.iso.datetime() }).nullable(),
  /** What is charged. Only cards and bank accounts have digits. */
  method: z.object({ brand: z.string(), last4: z.string().nullable() }).nullable(),
  /** The change that begins with the next period. */
  scheduled: z
    .object({ plan: z.enum(paidPlans), interval: z.enum(intervals), date: z.iso.datetime() })
    .nullable(),
  /** Credit at Stripe that is used for the next invoices. */
  credit: money.nullable(),
  /** The user's invoices and receipts, newest first. */
  invoices: z.array(invoice),
  /** ID to continue after; null on the last page. */
  cursor: z.string().nullable(),
});
export type BillingDetails = z.infer<typeof billingDetails>;

export const invoiceCursor = z.string().regex(/^in_\w{8,60}$/, 'Invalid cursor.');

/** The exact result of a change of plan, before it is confirmed. */
export const planChangeQuote = z.object({
  timing: z.enum(timings),
  currency,
  /** For the new plan. */
  charge: cents,
  /** For the unused time of the present plan. */
  unused: cents,
  /** Tax on top of these. */
  tax: cents,
  /** Credit from earlier that is used. */
  credit_used: cents,
  /** What is charged at once. */
  due: cents,
  /** What is returned to the payment method. */
  refund: cents,
  /** What stays as credit for the next invoices. */
  credit: cents,
  /** When the new plan begins. */
  starts: z.iso.datetime(),
  /** Price of the new plan per period. */
  price: cents,
  /** When the new price is charged next. */
  next_charge: z.iso.datetime(),
  /** The time of the calculation at Stripe, in seconds, which makes the confirmed amount exact. */
  prorated_at: z.int(),
});
export type PlanChangeQuote = z.infer<typeof planChangeQuote>;

/** The currency is that of the present plan. */
export const planChoice = checkoutRequest.omit({ currency: true });

export const planChangeRequest = planChoice.extend({
  timing: z.enum(timings),
  /** The amounts that were shown. */
  due: cents,
  refund: cents,
  currency,
  prorated_at: z.int(),
});
export type PlanChangeRequest = z.infer<typeof planChangeRequest>;
