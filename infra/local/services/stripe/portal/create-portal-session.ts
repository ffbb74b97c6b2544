import type Stripe from 'stripe';
import * as z from 'zod';
import type { StripeStore, Subscription } from '../store/stripe-store.ts';
import type { Kinds } from '../store/object-types.ts';
import { newId } from '../store/new-id.ts';
import { customerOf } from '../customers/customer-of.ts';
import { listOf, oneOf, only, text } from '../http/fields.ts';
import { parameters } from '../http/parameters.ts';
import { invalid, missing } from '../http/stripe-error.ts';
import { itemOf } from '../subscriptions/subscription-terms.ts';
import type { Configuration } from './new-configuration.ts';

export type PortalSession = Kinds['billing_portal.session'];
type Flow = NonNullable<PortalSession['flow']>;

/** Parameters of `billingPortal.sessions.create`. */
export const portalParameters = parameters<Stripe.BillingPortal.SessionCreateParams>()({
  customer: text,
  return_url: text.optional(),
  configuration: text.optional(),
  locale: oneOf(['auto', 'en'], ['de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt']).optional(),
  flow_data: z
    .strictObject({
      type: oneOf(
        [
          'payment_method_update',
          'subscription_cancel',
          'subscription_update',
          'subscription_update_confirm',
        ],
        ['customer_update', 'subscription_pause'],
      ),
      after_completion: z
        .strictObject({
          type: oneOf(['portal_homepage', 'redirect', 'hosted_confirmation']),
          redirect: z.strictObject({ return_url: text }).optional(),
          hosted_confirmation: z.strictObject({ custom_message: text.optional() }).optional(),
        })
        .optional(),
      subscription_cancel: z.strictObject({ subscription: text }).optional(),
      subscription_update: z.strictObject({ subscription: text }).optional(),
      subscription_update_confirm: z
        .strictObject({
          subscription: text,
          items: listOf(z.strictObject({ id: text, price: text, quantity: only('1').optional() })),
        })
        .optional(),
    })
    .optional(),
});
type Input = z.output<typeof portalParameters>;

const openSubscription = (
  stripeStore: StripeStore,
  id: string | undefined,
  customer: string,
  type: string,
): Subscription => {
  const param = `flow_data[${type}][subscription]`;
  if (id === undefined) throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  const subscription = stripeStore.get('subscription', id, param);
  if (subscription.customer !== customer) throw missing('subscription', id, param);
  if (subscription.status === 'canceled')
    throw invalid(`This subscription cannot be updated because it is canceled.`, param);
  if (subscription.schedule !== null)
    throw invalid(`This subscription cannot be updated because it is managed by a schedule.`, param);
  return subscription;
};

const confirmOf = (
  stripeStore: StripeStore,
  given: NonNullable<NonNullable<Input['flow_data']>['subscription_update_confirm']>,
  subscription: Subscription,
  { features }: Configuration,
): Flow['subscription_update_confirm'] => {
  const [item] = given.items;
  const param = 'flow_data[subscription_update_confirm][items]';
  if (!item) throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
  if (item.id !== itemOf(subscription).id) throw missing('subscription_item', item.id, `${param}[0][id]`);
  const price = stripeStore.get('price', item.price, `${param}[0][price]`);
  if (price.id === itemOf(subscription).price.id)
    throw invalid(
      'The subscription already has this price: there is nothing to confirm.',
      `${param}[0][price]`,
    );
  const offered = features.subscription_update.products?.flatMap(({ prices }) => prices) ?? [];
  if (!offered.includes(price.id))
    throw invalid(
      `The price ${price.id} is not among those that the portal configuration offers in features.subscription_update.products.`,
      `${param}[0][price]`,
    );
  return {
    discounts: null,
    items: [{ id: item.id, price: price.id, quantity: 1 }],
    subscription: subscription.id,
  };
};

const flowOf = (
  stripeStore: StripeStore,
  { flow_data: flow, customer }: Input,
  configuration: Configuration,
): Flow | null => {
  if (!flow) return null;
  const { type, after_completion: after } = flow;
  const {
    subscription_update: update,
    subscription_cancel: cancel,
    payment_method_update: card,
  } = configuration.features;
  const isOn =
    type === 'payment_method_update'
      ? card.enabled
      : type === 'subscription_cancel'
        ? cancel.enabled
        : update.enabled;
  if (!isOn)
    throw invalid(
      `This flow cannot be used because the feature behind ${type} is disabled in the portal configuration.`,
      'flow_data[type]',
    );
  const empty: Flow = {
    after_completion: {
      hosted_confirmation: after?.hosted_confirmation
        ? { custom_message: after.hosted_confirmation.custom_message ?? null }
        : null,
      redirect: after?.redirect ?? null,
      type: after?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
    subscription_update_confirm: null,
    type,
  };
  if (type === 'payment_method_update') return empty;
  const { id } = openSubscription(stripeStore, flow[type]?.subscription, customer, type);
  if (type === 'subscription_cancel')
    return { ...empty, subscription_cancel: { retention: null, subscription: id } };
  if (type === 'subscription_update') return { ...empty, subscription_update: { subscription: id } };
  const subscription = stripeStore.get('subscription', id);
  const given = flow.subscription_update_confirm ?? { subscription: id, items: [] };
  return {
    ...empty,
    subscription_update_confirm: confirmOf(stripeStore, given, subscription, configuration),
  };
};

const configurationOf = (stripeStore: StripeStore, id: string | undefined): Configuration => {
  if (id !== undefined) {
    const found = stripeStore.get('billing_portal.configuration', id, 'configuration');
    if (found.active) return found;
    throw invalid('This configuration is inactive.', 'configuration');
  }
  const standard = stripeStore.all('billing_portal.configuration').find((one) => one.is_default);
  if (standard) return standard;
  throw invalid(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
  );
};

/** Implements `billingPortal.sessions.create`. @throws Refusal */
export const createPortalSession = (stripeStore: StripeStore, input: Input): PortalSession => {
  customerOf(stripeStore, input.customer, 'customer');
  const configuration = configurationOf(stripeStore, input.configuration);
  const id = newId('billing_portal.session');
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: stripeStore.now(),
    customer: input.customer,
    customer_account: null,
    flow: flowOf(stripeStore, input, configuration),
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: input.return_url ?? configuration.default_return_url,
    url: `${stripeStore.pages}/p/${id}`,
  };
  stripeStore.putWith<'billing_portal.session'>(session, { openedAt: stripeStore.wallNow() });
  return session;
};
