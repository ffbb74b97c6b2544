import type Stripe from 'stripe';
import type { Behaviour } from '../payments/test-cards.ts';
import type { Stored } from './stored.ts';

/** Every stored object, by the value of its `object` field. */
export interface Kinds {
  product: Stored<Stripe.Product>;
  price: Stored<Stripe.Price>;
  customer: Stored<Stripe.Customer>;
  payment_method: Stored<Stripe.PaymentMethod>;
  'checkout.session': Stored<Stripe.Checkout.Session>;
  'billing_portal.session': Stored<Stripe.BillingPortal.Session>;
  'billing_portal.configuration': Stored<Stripe.BillingPortal.Configuration>;
  subscription: Stored<Stripe.Subscription>;
  subscription_schedule: Stored<Stripe.SubscriptionSchedule>;
  customer_balance_transaction: Stored<Stripe.CustomerBalanceTransaction>;
  invoice: Stored<Stripe.Invoice>;
  invoice_payment: Stored<Stripe.InvoicePayment>;
  payment_intent: Stored<Stripe.PaymentIntent>;
  setup_intent: Stored<Stripe.SetupIntent>;
  charge: Stored<Stripe.Charge>;
  refund: Stored<Stripe.Refund>;
  dispute: Stored<Stripe.Dispute>;
  event: Omit<Stored<Stripe.EventBase>, 'data'> & { data: { object: object; previous_attributes?: object } };
  webhook_endpoint: Stored<Stripe.WebhookEndpoint>;
  'test_helpers.test_clock': Stored<Stripe.TestHelpers.TestClock>;
}
export type Kind = keyof Kinds;

/** ID prefixes by kind, the same as in Stripe. */
export const prefixes: Record<Kind, string> = {
  product: 'prod_',
  price: 'price_',
  customer: 'cus_',
  payment_method: 'pm_',
  'checkout.session': 'cs_test_',
  'billing_portal.session': 'bps_',
  'billing_portal.configuration': 'bpc_',
  // Before `sub_`, which is the start of it.
  subscription_schedule: 'sub_sched_',
  subscription: 'sub_',
  customer_balance_transaction: 'cbtxn_',
  invoice: 'in_',
  invoice_payment: 'inpay_',
  payment_intent: 'pi_',
  setup_intent: 'seti_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'du_',
  event: 'evt_',
  webhook_endpoint: 'we_',
  'test_helpers.test_clock': 'clock_',
};

/** The further currencies of a price, by code. */
export type CurrencyOptions = NonNullable<Kinds['price']['currency_options']>;
export type LineItem = Stored<Stripe.LineItem>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type SchedulePhase = Stored<Stripe.SubscriptionSchedule.Phase>;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;

/** A card as submitted to a page, with the data to show and charge it. Its number is already discarded. */
export interface CardOnHand {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  name: string | null;
  email: string | null;
  behaviour: Behaviour;
}

/** A tax ID as submitted by a customer. */
export type TaxId = Stored<Stripe.Invoice.CustomerTaxId>;

/** Internal state of objects that the API does not expose. */
export interface Facts {
  customer: { deleted: boolean; taxIds?: TaxId[] };
  /** The currencies besides the price's own. */
  price: { currencyOptions: CurrencyOptions } | null;
  payment_method: { behaviour: Behaviour };
  'checkout.session': {
    items: LineItem[];
    subscriptionMetadata: Record<string, string>;
    paymentMetadata: Record<string, string>;
    trialDays: number | null;
    trialWithoutCard: 'create_invoice' | 'cancel';
    /** The billing address and tax ID from the page; null before they were submitted. */
    billing?: { address: NonNullable<Kinds['customer']['address']>; taxIds: TaxId[] } | null;
    /** The payment method of a delayed payment, until its result is known. */
    delayed: string | null;
    /** A card with a pending bank challenge. */
    challenged: CardOnHand | null;
    /** Why the last attempt failed, as a message for the user. */
    problem: string | null;
  };
  subscription: {
    /** Whether the upcoming end of the trial was announced. */
    isTrialEndNotified: boolean;
    /** End of the period whose renewal was announced. */
    announced?: number;
    /** Failed retries of the latest invoice. */
    retries: number;
    nextRetry: number | null;
    /** Prorations for the next invoice. */
    pending: InvoiceLine[];
  };
  'billing_portal.session': { openedAt: number };
}
export type FactsOf<K extends Kind> = K extends keyof Facts ? Facts[K] : null;
