import { expect, it } from 'vitest';
import { createUpdateStripeEmail } from '#functions/account-security/update-stripe-email.ts';
import { followEmail } from '#functions/account-security/follow-email.ts';
import { noBilling } from '#functions/billing/billing.ts';
import { createCustomers } from '#functions/billing/customers/customers-repository.ts';
import { systemClock } from '#functions/platform/clock.ts';

interface Customer {
  id: string;
  email: string | null;
  deleted?: boolean;
}

/** A stand-in for Stripe's customers and their emails. */
const stripeWith = (customer: Customer) => {
  const updates: object[] = [];
  const sdk = {
    customers: {
      retrieve: async () => customer,
      update: async (id: string, change: object) => void updates.push({ id, ...change }),
    },
  };
  const customers = createCustomers(async (call) => call(sdk as never), systemClock);
  return { customers, updates };
};
const mine = { id: 'cus_1', email: 'Old@example.com' };

it.each<[string, Customer, object[]]>([
  ['follows', mine, [{ id: 'cus_1', email: 'new@example.com' }]],
  ['stays where the person chose another at Stripe', { ...mine, email: 'bills@example.com' }, []],
  ['of a customer who is gone stays', { ...mine, deleted: true }, []],
])('the e-mail that bills go to %s', async (_, customer, expected) => {
  const { customers, updates } = stripeWith(customer);
  await customers.moveEmail('cus_1', 'old@example.com', 'new@example.com');
  expect(updates).toEqual(expected);
});

const follow = ({ before = 'old@example.com' as string | null, customer_id = 'cus_1' as string | null }) => {
  const told: string[] = [];
  const failures: string[] = [];
  const tellStripe = createUpdateStripeEmail({
    rows: { read: async (userId) => ({ ...noBilling(userId), customer_id }) },
    customers: {
      moveEmail: async (...words) => {
        told.push(words.join(' '));
        throw new Error('Stripe is away.');
      },
    },
    report: (error, customerId) => failures.push(`${customerId}: ${error.message}`),
  });
  const run = followEmail({
    confirmedEmailOf: async () => 'new@example.com',
    takeOver: async () => before,
    tellStripe,
  });
  return { run: () => run({ caller: { user_id: 'mara' } } as never), told, failures };
};

it('Stripe hears of a changed e-mail, and when it is away the e-mail is changed all the same', async () => {
  const { run, told, failures } = follow({});
  expect(await run()).toEqual({ email: 'new@example.com' });
  expect(told).toEqual(['cus_1 old@example.com new@example.com']);
  expect(failures).toEqual(['cus_1: Stripe is away.']);
});

it.each([{ before: null }, { customer_id: null }])('Stripe is not asked for nothing: %j', async (given) => {
  const { run, told } = follow(given);
  await run();
  expect(told).toEqual([]);
});
