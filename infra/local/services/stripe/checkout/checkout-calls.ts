import type Stripe from 'stripe';
import type { CheckoutSession } from '../store/stripe-store.ts';
import { defineCall } from '../http/call.ts';
import { isInRange } from '../http/in-range.ts';
import { listOfPage } from '../http/list.ts';
import { metadata, oneOf, paging, range, text } from '../http/fields.ts';
import { mergeMetadata, parameters } from '../http/parameters.ts';
import { checkoutParameters } from './checkout-parameters.ts';
import { createSession } from './create-session.ts';
import { expireCheckout } from './expire-checkout.ts';

const PATH = '/v1/checkout/sessions';

export const checkoutCalls = [
  defineCall('POST', PATH, checkoutParameters, createSession),
  defineCall(
    'GET',
    `${PATH}/:id`,
    parameters<Stripe.Checkout.SessionRetrieveParams>()({}),
    (stripeStore, _, id) => stripeStore.get('checkout.session', id),
  ),
  defineCall(
    'POST',
    `${PATH}/:id`,
    parameters<Stripe.Checkout.SessionUpdateParams>()({ metadata: metadata.optional() }),
    (stripeStore, { metadata: changes }, id) => {
      const session = stripeStore.get('checkout.session', id);
      const after: CheckoutSession = { ...session, metadata: mergeMetadata(session.metadata, changes) };
      stripeStore.putWith<'checkout.session'>(after);
      return after;
    },
  ),
  defineCall(
    'GET',
    `${PATH}/:id/line_items`,
    parameters<Stripe.Checkout.SessionListLineItemsParams>()(paging),
    (stripeStore, page, id) => {
      const session = stripeStore.get('checkout.session', id);
      return listOfPage(
        `${PATH}/${id}/line_items`,
        stripeStore.facts('checkout.session', session.id).items,
        page,
      );
    },
  ),
  defineCall(
    'POST',
    `${PATH}/:id/expire`,
    parameters<Stripe.Checkout.SessionExpireParams>()({}),
    (stripeStore, _, id) => expireCheckout(stripeStore, stripeStore.get('checkout.session', id)),
  ),
  defineCall(
    'GET',
    PATH,
    parameters<Stripe.Checkout.SessionListParams>()({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      payment_intent: text.optional(),
      status: oneOf(['open', 'complete', 'expired']).optional(),
      created: range.optional(),
    }),
    (stripeStore, { customer, subscription, payment_intent: intent, status, created, ...page }) => {
      const found = stripeStore
        .all('checkout.session', customer)
        .filter((session) => subscription === undefined || session.subscription === subscription)
        .filter((session) => intent === undefined || session.payment_intent === intent)
        .filter((session) => status === undefined || session.status === status)
        .filter((session) => isInRange(session.created, created));
      return listOfPage(PATH, found, page);
    },
  ),
];
