import type { Clock } from '../platform/clock.ts';
import { allowedRepairs } from './allowed-repairs.ts';
import { userOfPartition } from './group-users.ts';
import { GRACE_MS } from './judge-user.ts';
import type { PoolAccounts } from './pool-repository.ts';
import type { Report } from './report.ts';
import type { Scan } from './scan-repository.ts';
import type { ListedCustomer, StripeCustomers } from './stripe-customers-repository.ts';

const MAX_ORPHANS = 1_000;

interface Dependencies {
  customers: StripeCustomers;
  scan: Pick<Scan, 'unlinked'>;
  pool: Pick<PoolAccounts, 'find'>;
  /** Deletes a customer, which ends its subscriptions. */
  removeCustomer: (customerId: string) => Promise<unknown>;
  /** The environment in the metadata of its customers. */
  environment: string;
  clock: Clock;
}

/**
 * Compares Stripe's customers with the table. A customer of this environment whose user is gone is deleted, which ends
 * the plan; an unlinked customer of an existing user, and one that only the table knows, are reported.
 * @param known customer IDs in the table, read before
 */
export const compareCustomers = async (
  { customers, scan, pool, removeCustomer, environment, clock }: Dependencies,
  known: Set<string>,
  report: Report,
): Promise<void> => {
  const orphans: string[] = [];
  const unlinked: string[] = [];
  let total = 0;

  const isSettled = ({ createdAt }: ListedCustomer): boolean =>
    clock().getTime() - createdAt.getTime() > GRACE_MS;

  for await (const page of customers.pages()) {
    for (const { id } of page) known.delete(id);
    const own = page.filter((customer) => customer.environment === environment);
    total += own.length;
    const settled = own.filter(isSettled);
    const loose = new Set(await scan.unlinked(settled.map(({ id }) => id)));
    for (const { id, userId: named } of settled.filter((customer) => loose.has(customer.id))) {
      const userId = userOfPartition(`user#${named}`);
      const isGone = userId !== null && (await pool.find(userId)) === null;
      const list = isGone ? orphans : unlinked;
      if (list.length < MAX_ORPHANS) list.push(id);
    }
  }

  report.count('customers', total);
  report.count('orphanedCustomers', orphans.length);
  report.count('unlinkedCustomers', unlinked.length);
  report.count('missingCustomers', known.size);
  if (unlinked.length > 0) report.note('CUSTOMERS_UNLINKED', { customers: unlinked.slice(0, 20) });
  if (known.size > 0) report.note('CUSTOMERS_MISSING', { customers: [...known].slice(0, 20) });
  if (orphans.length > allowedRepairs(total)) report.refuse('customers', orphans.length, total);
  else for (const id of orphans) await removeCustomer(id);
};
