import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import type { BillingDetails } from '#shared/billing/page-schema.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { isNativeApp } from '../checkout/native-app.ts';
import { SubscriptionSummary } from '../subscription/subscription-summary.tsx';
import { useSubscriptionStatus } from '../subscription/use-subscription-status.ts';
import { billingQueries } from './billing-queries.ts';
import { ChangePlan } from './change-plan.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { NextPayment } from './next-payment.tsx';
import { OpenInvoice } from './open-invoice.tsx';
import { PlanActions } from './plan-actions.tsx';
import { WithdrawSection } from './withdraw-section.tsx';

/** A plan that renews and is paid can be changed; the mobile app sells nothing. */
const canChange = ({ subscribed, payment_failed, cancels_at_end }: SubscriptionStatus): boolean =>
  subscribed && !payment_failed && !cancels_at_end && !isNativeApp();

type DetailsQuery = Pick<
  UseInfiniteQueryResult<InfiniteData<BillingDetails>>,
  'data' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
>;

const Loaded = ({ status, query }: { status: SubscriptionStatus; query: DetailsQuery }) => {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const [details] = data?.pages ?? [];
  if (details === undefined) return null;
  const invoices = data?.pages.flatMap((page) => page.invoices) ?? [];
  return (
    <>
      {invoices.map(
        (invoice) =>
          invoice.due > 0 &&
          invoice.url !== null && <OpenInvoice key={invoice.id} {...invoice} url={invoice.url} />,
      )}
      <NextPayment {...details} />
      {canChange(status) && details.scheduled === null && <ChangePlan status={status} />}
      <InvoiceList
        invoices={invoices}
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  );
};

const Details = ({ status }: { status: SubscriptionStatus }) => {
  const query = useInfiniteQuery(billingQueries.details(status));
  if (query.data) return <Loaded status={status} query={query} />;
  if (query.error) return <LoadFailure title={t('We couldn’t load your payments')} query={query} />;
  return (
    <div role="status" aria-label={t('Loading your payments')}>
      <SkeletonBlock height="24rem" />
    </div>
  );
};

/** The user's plan, payments and invoices. Makes one request beside the status. */
export const BillingPage = () => {
  const { status, checkedAt } = useSubscriptionStatus();
  return (
    <>
      <SubscriptionSummary renderActions={(known) => <PlanActions status={known} />} />
      {checkedAt !== null && <Details status={status} />}
      {status.has_billing && <WithdrawSection />}
    </>
  );
};
