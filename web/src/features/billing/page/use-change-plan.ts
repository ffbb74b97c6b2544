import { useMutation, useQueryClient } from '@tanstack/react-query';
import { billingRoutes } from '#shared/billing/routes.ts';
import type { PlanChangeQuote } from '#shared/billing/page-schema.ts';
import { plans } from '#shared/plans/plans.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import type { PlanChoice } from '../checkout/plan-choice.ts';
import { formatDate } from '../subscription/billing-dates.ts';
import { adoptStatus } from '../subscription/check-subscription.ts';
import { billingQueries, detailsKey } from './billing-queries.ts';

/** Changes the plan for the amounts of a quote. If they are outdated, new ones are loaded. */
export const useChangePlan = (choice: PlanChoice, onDone: () => void) => {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ timing, due, refund, currency, prorated_at }: PlanChangeQuote) =>
      call(billingRoutes.changePlan, {
        body: { ...choice, timing, due, refund, currency, prorated_at },
      }),
    onSuccess: (status, { timing, starts }) => {
      adoptStatus(status);
      const { name: plan } = plans[choice.plan];
      notify.success(
        timing === 'now'
          ? t('Your plan is now {plan}', { plan })
          : t('Your plan changes to {plan} on {date}', { plan, date: formatDate(starts) }),
      );
      onDone();
      return queryClient.invalidateQueries({ queryKey: detailsKey });
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'PLAN_QUOTE_OUTDATED')
        return queryClient.invalidateQueries(billingQueries.quotes(choice));
      return undefined;
    },
  });
  return {
    change: (quote: PlanChangeQuote): void => void (isPending || mutate(quote)),
    isChanging: isPending,
    error,
  };
};
