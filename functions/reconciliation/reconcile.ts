import type { Clock } from '../platform/clock.ts';
import type { RemoveObjects } from '../platform/remove-objects.ts';
import { type AccountParts, compareWithPool, compareWithTable } from './compare-accounts.ts';
import { createIndexProfiles } from './index-profiles.ts';
import { createPhotoComparison, partsOfPhotos } from './compare-photos.ts';
import type { PhotoList } from './photo-list-repository.ts';
import type { Report } from './report.ts';
import type { Scan, ScannedRow } from './scan-repository.ts';

/** Customer IDs that are remembered, about 10 MB. */
const MAX_CUSTOMERS = 100_000;

interface Dependencies {
  accounts: AccountParts;
  scan: Scan;
  photos: Pick<PhotoList, 'pages'>;
  removeObjects: RemoveObjects;
  compareCustomers: (known: Set<string>, report: Report) => Promise<void>;
  clock: Clock;
  /** Files per pass over the table; for tests. */
  partSize?: number;
}

async function* seenBy(
  pages: AsyncIterable<readonly ScannedRow[]>,
  see: (row: ScannedRow) => void,
): AsyncGenerator<readonly ScannedRow[]> {
  for await (const rows of pages) {
    for (const row of rows) see(row);
    yield rows;
  }
}

const drain = async (pages: AsyncIterable<unknown>): Promise<void> => {
  const each = pages[Symbol.asyncIterator]();
  while (!(await each.next()).done);
};

/**
 * Compares user pool, table, photo bucket and Stripe, and repairs what one of them knows and another does not (decision
 * 0079). Idempotent: an interrupted run is repeated. Memory does not grow with the data: the table is read page by page,
 * once per 200,000 photos.
 */
export const createReconcile =
  ({ accounts, scan, photos, removeObjects, compareCustomers, clock, partSize }: Dependencies) =>
  async (report: Report): Promise<void> => {
    for await (const children of scan.dueChildren())
      for (const user_id of children) {
        await accounts.sendErasure({ user_id });
        report.count('childrenErased');
      }

    const listed = await compareWithPool(accounts, report);
    const customers = new Set<string>();
    let isFirst = true;
    for await (const part of partsOfPhotos(photos, partSize)) {
      const comparison = createPhotoComparison(part, clock);
      const pages = seenBy(scan.pages(), comparison.see);
      if (isFirst) {
        const onUser = ({ customerId }: { customerId: string | null }): void => {
          if (customerId !== null && customers.size < MAX_CUSTOMERS) customers.add(customerId);
        };
        const index = createIndexProfiles(scan);
        await compareWithTable(accounts, seenBy(pages, index.see), listed, { report, onUser });
        await index.finish(report);
        isFirst = false;
      } else await drain(pages);
      await comparison.finish(removeObjects, report);
    }

    try {
      await compareCustomers(customers, report);
    } catch (error) {
      // An environment without payments has no key for Stripe, and nothing to compare.
      if (customers.size > 0) report.fail('customers', error as Error);
    }
  };
