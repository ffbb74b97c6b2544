import { expect, it } from 'vitest';
import { createUpdateStripeEmail } from '#functions/account-security/update-stripe-email.ts';
import { syncEmail } from '#functions/account-security/sync-email.ts';
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
  ['follows a change in the app', mine, [{ id: 'cus_1', email: 'new@example.com' }]],
  ['stays when the user chose another one there', { ...mine, email: 'bills@example.com' }, []],
  ['stays for a deleted customer', { ...mine, deleted: true }, []],
])('the billing email at Stripe %s', async (_, customer, expected) => {
  const { customers, updates } = stripeWith(customer);
  await customers.moveEmail('cus_1', 'old@example.com', 'new@example.com');
  expect(updates).toEqual(expected);
});

const follow = ({ before = 'old@example.com' as string | null, customer_id = 'cus_1' as string | null }) => {
  const told: string[] = [];
  const failures: string[] = [];
  const updateStripeEmail = createUpdateStripeEmail({
    rows: { read: async (userId) => ({ ...noBilling(userId), customer_id }) },
    customers: {
      moveEmail: async (...words) => {
        told.push(words.join(' '));
        throw new Error('Stripe is away.');
      },
    },
    report: (error, customerId) => failures.push(`${customerId}: ${error.message}`),
  });
  const run = syncEmail({
    confirmedEmailOf: async () => 'new@example.com',
    takeOver: async () => before,
    updateStripeEmail,
  });
  return { run: () => run({ caller: { user_id: 'mara' } } as never), told, failures };
};

it('updates the email at Stripe and changes it in the app even when Stripe is unavailable', async () => {
  const { run, told, failures } = follow({});
  expect(await run()).toEqual({ email: 'new@example.com' });
  expect(told).toEqual(['cus_1 old@example.com new@example.com']);
  expect(failures).toEqual(['cus_1: Stripe is away.']);
});

it.each([{ before: null }, { customer_id: null }])(
  'calls Stripe only when there is something to change: %j',
  async (given) => {
    const { run, told } = follow(given);
    await run();
    expect(told).toEqual([]);
  },
);
