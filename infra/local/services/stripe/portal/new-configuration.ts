import type Stripe from 'stripe';
import * as z from 'zod';
import type { StripeStore } from '../store/stripe-store.ts';
import type { Kinds } from '../store/object-types.ts';
import { newId } from '../store/new-id.ts';
import { clearable, flag, listOf, metadata, oneOf, text } from '../http/fields.ts';
import { mergeMetadata, parameters } from '../http/parameters.ts';

export type Configuration = Kinds['billing_portal.configuration'];
type Features = Configuration['features'];

const updates = oneOf(['address', 'email', 'name', 'phone', 'shipping', 'tax_id']);
const proration = oneOf(['create_prorations', 'always_invoice', 'none']);
const feedback = oneOf([
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
]);

const features = z.strictObject({
  customer_update: z.strictObject({ enabled: flag, allowed_updates: listOf(updates).optional() }).optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({
      enabled: flag,
      mode: oneOf(['at_period_end'], ['immediately']).optional(),
      proration_behavior: oneOf(['none'], ['create_prorations', 'always_invoice']).optional(),
      cancellation_reason: z.strictObject({ enabled: flag, options: listOf(feedback) }).optional(),
    })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: flag,
      default_allowed_updates: listOf(oneOf(['price'], ['quantity', 'promotion_code'])).optional(),
      proration_behavior: proration.optional(),
      trial_update_behavior: oneOf(['continue_trial', 'end_trial']).optional(),
      products: listOf(z.strictObject({ product: text, prices: listOf(text) })).optional(),
    })
    .optional(),
});

const fields = {
  business_profile: z
    .strictObject({ headline: clearable, privacy_policy_url: text, terms_of_service_url: text })
    .partial()
    .optional(),
  default_return_url: clearable.optional(),
  metadata: metadata.optional(),
  name: clearable.optional(),
};

/** Parameters of `billingPortal.configurations.create` and `update`. */
export const configurationBeginning = parameters<Stripe.BillingPortal.ConfigurationCreateParams>()({
  ...fields,
  features,
});
export const configurationChanges = parameters<Stripe.BillingPortal.ConfigurationUpdateParams>()({
  ...fields,
  features: features.optional(),
  active: flag.optional(),
});

const nothing: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: 'unchanged',
    default_allowed_updates: [],
    enabled: false,
    products: [],
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    // Stripe's default: a plan change during a trial is charged immediately.
    trial_update_behavior: 'end_trial',
  },
};

const withFeatures = (
  stripeStore: StripeStore,
  before: Features,
  {
    customer_update,
    invoice_history,
    payment_method_update,
    subscription_cancel,
    subscription_update,
  }: z.output<typeof features>,
): Features => {
  const products = subscription_update?.products?.map(({ product, prices }) => {
    stripeStore.get('product', product, 'features[subscription_update][products]');
    for (const price of prices) stripeStore.get('price', price, 'features[subscription_update][products]');
    return { product, prices, adjustable_quantity: { enabled: false, maximum: null, minimum: 1 } };
  });
  const { cancellation_reason: reason, ...cancel } = subscription_cancel ?? {};
  return {
    ...before,
    customer_update: { ...before.customer_update, ...customer_update },
    invoice_history: { ...before.invoice_history, ...invoice_history },
    payment_method_update: { ...before.payment_method_update, ...payment_method_update },
    subscription_cancel: {
      ...before.subscription_cancel,
      ...cancel,
      cancellation_reason: { ...before.subscription_cancel.cancellation_reason, ...reason },
    },
    subscription_update: {
      ...before.subscription_update,
      ...subscription_update,
      products: products ?? before.subscription_update.products ?? [],
    },
  };
};

const profileOf = (
  before: Configuration['business_profile'],
  changes: z.output<typeof fields.business_profile>,
): Configuration['business_profile'] => ({ ...before, ...changes });

export const newConfiguration = (
  stripeStore: StripeStore,
  input: z.output<typeof configurationBeginning>,
): Configuration => ({
  id: newId('billing_portal.configuration'),
  object: 'billing_portal.configuration',
  active: true,
  application: null,
  business_profile: profileOf(
    { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    input.business_profile,
  ),
  created: stripeStore.now(),
  default_return_url: input.default_return_url ?? null,
  features: withFeatures(stripeStore, nothing, input.features),
  is_default: false,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata: input.metadata ?? {},
  name: input.name ?? null,
  updated: stripeStore.now(),
});

export const changedConfiguration = (
  stripeStore: StripeStore,
  before: Configuration,
  {
    features: changes,
    business_profile: profile,
    metadata: data,
    ...rest
  }: z.output<typeof configurationChanges>,
): Configuration => ({
  ...before,
  ...rest,
  business_profile: profileOf(before.business_profile, profile),
  features: changes ? withFeatures(stripeStore, before.features, changes) : before.features,
  metadata: mergeMetadata(before.metadata, data),
  updated: stripeStore.now(),
});
