import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { createProfileStart } from '../account/public.ts';
import { createCustomers } from '../billing/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { logger, metrics } from '../platform/observability.ts';
import { stripeFromEnvironment } from '../platform/payments/stripe-client.ts';
import { createRemoveObjects } from '../platform/remove-objects.ts';
import { createSendMessage } from '../platform/send-message.ts';
import { openTable } from '../platform/table/client.ts';
import { compareCustomers } from './compare-customers.ts';
import { createPhotoList } from './photo-list-repository.ts';
import { createPoolAccounts } from './pool-repository.ts';
import { createReconcile } from './reconcile.ts';
import { type Counted, createReport } from './report.ts';
import { createScan } from './scan-repository.ts';
import { createStripeCustomers } from './stripe-customers-repository.ts';

/** Wires the comparison from environment variables. */
const openReconcile = () => {
  const { TABLE_NAME, PHOTO_BUCKET, USER_POOL_ID, ERASURE_QUEUE_URL } = environment(
    'TABLE_NAME',
    'PHOTO_BUCKET',
    'USER_POOL_ID',
    'ERASURE_QUEUE_URL',
  );
  const clock = systemClock;
  const table = openTable(TABLE_NAME);
  const ask = stripeFromEnvironment();
  const pool = createPoolAccounts(USER_POOL_ID);
  const scan = createScan(table, clock);
  const startProfile = createProfileStart(table, clock);
  const stripe = {
    customers: createStripeCustomers(ask),
    removeCustomer: createCustomers(ask, clock).remove,
    environment: TABLE_NAME,
  };
  return createReconcile({
    accounts: { pool, scan, startProfile, sendErasure: createSendMessage(ERASURE_QUEUE_URL), clock },
    scan,
    photos: createPhotoList(PHOTO_BUCKET),
    removeObjects: createRemoveObjects(PHOTO_BUCKET),
    compareCustomers: (known, report) => compareCustomers({ ...stripe, scan, pool, clock }, known, report),
    clock,
  });
};

/**
 * Creates the nightly run. Its result is logged; the operator is notified of what was not repaired.
 * @returns the counts of the run
 */
export const createNightlyRun = () => {
  const reconcile = openReconcile();
  return async (): Promise<Partial<Record<Counted, number>>> => {
    const report = createReport((message, details) => logger.error(message, { ...details }));
    await reconcile(report);
    const { counts, needsAttention } = report.result();
    logger.info('RECONCILED', { counts });
    if (needsAttention) metrics.addMetric('NotReconciled', MetricUnit.Count, 1);
    return counts;
  };
};
