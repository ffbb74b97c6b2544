import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { billingRoutes } from '#shared/billing/routes.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { call } from '#web/lib/api/call.ts';
import type { PlanChoice } from '../checkout/plan-choice.ts';

export const billingQueries = {
  /**
   * Query for next charge, payment method and invoices, in pages. Requested again whenever the status differs, for
   * example after a payment.
   */
  details: ({
    subscription_tier,
    interval,
    cancels_at_end,
    payment_failed,
    next_charge,
  }: SubscriptionStatus) =>
    infiniteQueryOptions({
      queryKey: [
        'billing',
        'details',
        { subscription_tier, interval, cancels_at_end, payment_failed, next_charge },
      ],
      queryFn: ({ pageParam: cursor, signal }) =>
        call(billingRoutes.readDetails, { query: { ...(cursor !== null && { cursor }) }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
      placeholderData: keepPreviousData,
      meta: { isKeptOffline: true },
    }),
  /** Query for the contracts that can be withdrawn from. Always requested again: the refunds change. */
  withdrawable: queryOptions({
    queryKey: ['billing', 'withdrawable'],
    queryFn: ({ signal }) => call(billingRoutes.listWithdrawable, { signal }),
    select: ({ contracts }) => contracts,
    staleTime: 0,
    gcTime: 0,
  }),
  /** Query for the amounts of a change of plan. Always requested again: they change by the second. */
  quotes: (choice: PlanChoice) =>
    queryOptions({
      queryKey: ['billing', 'quotes', choice],
      queryFn: ({ signal }) => call(billingRoutes.quotePlanChange, { body: choice, signal }),
      select: ({ quotes }) => quotes,
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
};

/** Key of all requests for details, to request them again after an action. */
export const detailsKey = ['billing', 'details'] as const;
