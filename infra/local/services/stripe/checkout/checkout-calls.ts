import type Stripe from 'stripe';
import type { CheckoutSession } from '../store/stripe-store.ts';
import { defineCall } from '../http/call.ts';
import { isInRange } from '../http/in-range.ts';
import { listOfPage } from '../http/list.ts';
import { metadata, mergeMetadata, oneOf, paging, parameters, range, text } from '../http/parameters.ts';
import { checkoutParameters } from './checkout-parameters.ts';
import { createSession } from './create-session.ts';
import { expireCheckout } from './expire-checkout.ts';

const PATH = '/v1/checkout/sessions';

export const checkoutCalls = [
  defineCall('POST', PATH, checkoutParameters, createSession),
  defineCall('GET', `${PATH}/:id`, parameters<Stripe.Checkout.SessionRetrieveParams>()({}), (books, _, id) =>
    books.get('checkout.session', id),
  ),
  defineCall(
    'POST',
    `${PATH}/:id`,
    parameters<Stripe.Checkout.SessionUpdateParams>()({ metadata: metadata.optional() }),
    (books, { metadata: changes }, id) => {
      const session = books.get('checkout.session', id);
      const after: CheckoutSession = { ...session, metadata: mergeMetadata(session.metadata, changes) };
      books.putWith<'checkout.session'>(after);
      return after;
    },
  ),
  defineCall(
    'GET',
    `${PATH}/:id/line_items`,
    parameters<Stripe.Checkout.SessionListLineItemsParams>()(paging),
    (books, page, id) => {
      const session = books.get('checkout.session', id);
      return listOfPage(`${PATH}/${id}/line_items`, books.facts('checkout.session', session.id).items, page);
    },
  ),
  defineCall(
    'POST',
    `${PATH}/:id/expire`,
    parameters<Stripe.Checkout.SessionExpireParams>()({}),
    (books, _, id) => expireCheckout(books, books.get('checkout.session', id)),
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
    (books, { customer, subscription, payment_intent: intent, status, created, ...page }) => {
      const found = books
        .all('checkout.session', customer)
        .filter((session) => subscription === undefined || session.subscription === subscription)
        .filter((session) => intent === undefined || session.payment_intent === intent)
        .filter((session) => status === undefined || session.status === status)
        .filter((session) => isInRange(session.created, created));
      return listOfPage(PATH, found, page);
    },
  ),
];
