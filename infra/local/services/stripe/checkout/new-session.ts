import type { StripeStore, CheckoutSession, Customer } from '../store/stripe-store.ts';
import type { LineItem, TaxId } from '../store/object-types.ts';
import { newId } from '../store/new-id.ts';

/** The initial values of a checkout. Amounts in cents. */
export interface SessionBeginning {
  mode: 'payment' | 'subscription';
  currency: string;
  subtotal: number;
  expiresAt: number;
  cancelUrl: string | null;
  successUrl: string;
  clientReferenceId: string | null;
  customer: string | null;
  customerCreation: 'always' | 'if_required' | null;
  email: string | null;
  metadata: Record<string, string>;
  collection: 'always' | 'if_required' | null;
  note: string | null;
  createsInvoice: boolean;
  isTaxed: boolean;
  asksTaxId: boolean;
  addressCollection: 'auto' | 'required' | null;
}

export const newSession = (stripeStore: StripeStore, beginning: SessionBeginning): CheckoutSession => {
  const { mode, subtotal, email, note } = beginning;
  const id = newId('checkout.session');
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: subtotal,
    automatic_tax: {
      enabled: beginning.isTaxed,
      liability: beginning.isTaxed ? { type: 'self' } : null,
      provider: beginning.isTaxed ? 'stripe' : null,
      status: beginning.isTaxed ? 'complete' : null,
    },
    billing_address_collection: beginning.addressCollection,
    cancel_url: beginning.cancelUrl,
    client_reference_id: beginning.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: stripeStore.now(),
    currency: beginning.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: note === null ? null : { message: note },
      terms_of_service_acceptance: null,
    },
    customer: beginning.customer,
    customer_account: null,
    customer_creation: beginning.customerCreation,
    customer_details: email === null ? null : detailsOf(email, null),
    customer_email: beginning.customer === null ? email : null,
    discounts: [],
    expires_at: beginning.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: beginning.createsInvoice
      ? {
          enabled: true,
          invoice_data: {
            account_tax_ids: null,
            custom_fields: null,
            description: null,
            footer: null,
            issuer: null,
            metadata: beginning.metadata,
            rendering_options: null,
          },
        }
      : null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: beginning.metadata,
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: beginning.collection,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: beginning.successUrl,
    ...(beginning.asksTaxId && { tax_id_collection: { enabled: true, required: 'never' as const } }),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${stripeStore.pages}/c/${id}`,
    wallet_options: null,
  };
};

/** The billing address and tax IDs of a purchase. */
interface Billing {
  address: NonNullable<Customer['address']> | null;
  taxIds: TaxId[];
}

/** Returns the customer details that the page collects. */
export const detailsOf = (
  email: string | null,
  name: string | null,
  { address, taxIds }: Billing = { address: null, taxIds: [] },
): CheckoutSession['customer_details'] => ({
  address,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: taxIds,
});

/** Creates a line item, without taxes. */
export const newLineItem = (
  id: string,
  {
    price,
    currency,
    unitAmount,
    quantity,
    name,
  }: {
    price: NonNullable<LineItem['price']>;
    currency: string;
    /** 0 while nothing is due because of a trial. */
    unitAmount: number;
    quantity: number;
    name: string;
  },
): LineItem => {
  const amount = unitAmount * quantity;
  return {
    id,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: name,
    metadata: {},
    price,
    quantity,
  };
};
