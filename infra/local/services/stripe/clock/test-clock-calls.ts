import type Stripe from 'stripe';
import type { StripeStore } from '../store/stripe-store.ts';
import type { Kinds } from '../store/object-types.ts';
import { customerOf } from '../customers/customer-of.ts';
import { removeCustomer } from '../customers/remove-customer.ts';
import { defineCall } from '../http/call.ts';
import { integer, text } from '../http/fields.ts';
import { parameters } from '../http/parameters.ts';
import { invalid, notHosted } from '../http/stripe-error.ts';
import { newId } from '../store/new-id.ts';

type TestClock = Kinds['test_helpers.test_clock'];

const MONTH_S = 30 * 86_400;

/** Returns the time that the test clocks have been moved to: there is one clock for all customers. */
export const testClockTime = (stripeStore: StripeStore): number =>
  Math.max(0, ...stripeStore.all('test_helpers.test_clock').map(({ frozen_time: time }) => time));

const create = (
  stripeStore: StripeStore,
  {
    frozen_time: time,
    name = null,
    customer,
  }: { frozen_time: number; name?: string | null | undefined; customer?: string | undefined },
): TestClock => {
  const now = stripeStore.now();
  if (time < now) throw notHosted('a test clock in the past', 'frozen_time');
  const clock: TestClock = {
    id: newId('test_helpers.test_clock'),
    object: 'test_helpers.test_clock',
    created: now,
    deletes_after: now + MONTH_S,
    frozen_time: time,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  };
  stripeStore.put(clock);
  if (customer !== undefined)
    stripeStore.putWith<'customer'>({
      ...customerOf(stripeStore, customer, 'customer'),
      test_clock: clock.id,
    });
  return clock;
};

/** Test clocks. Before the next request, everything that is due until the new time has happened. */
export const testClockCalls = [
  defineCall(
    'POST',
    '/v1/test_helpers/test_clocks',
    parameters<Stripe.TestHelpers.TestClockCreateParams>()({
      frozen_time: integer,
      name: text.optional(),
      customer: text.optional(),
    }),
    create,
  ),
  defineCall(
    'GET',
    '/v1/test_helpers/test_clocks/:id',
    parameters<Stripe.TestHelpers.TestClockRetrieveParams>()({}),
    (stripeStore, _, id) => stripeStore.get('test_helpers.test_clock', id),
  ),
  defineCall(
    'POST',
    '/v1/test_helpers/test_clocks/:id/advance',
    parameters<Stripe.TestHelpers.TestClockAdvanceParams>()({ frozen_time: integer }),
    (stripeStore, { frozen_time: time }, id) => {
      const clock = stripeStore.get('test_helpers.test_clock', id);
      if (time <= stripeStore.now())
        throw invalid('The new frozen time must be after the current one.', 'frozen_time');
      stripeStore.put({ ...clock, frozen_time: time });
      return { ...clock, frozen_time: time, status: 'advancing' };
    },
  ),
  defineCall(
    'DELETE',
    '/v1/test_helpers/test_clocks/:id',
    parameters<Stripe.TestHelpers.TestClockDeleteParams>()({}),
    (stripeStore, _, id) => {
      stripeStore.get('test_helpers.test_clock', id);
      for (const customer of stripeStore.all('customer'))
        if (customer.test_clock === id && !stripeStore.facts('customer', customer.id).deleted)
          removeCustomer(stripeStore, customer.id);
      return { id, object: 'test_helpers.test_clock', deleted: true };
    },
  ),
];
