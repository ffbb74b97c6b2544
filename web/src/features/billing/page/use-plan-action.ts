import { useMutation, useQueryClient } from '@tanstack/react-query';
import { billingRoutes } from '#shared/billing/routes.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { plans } from '#shared/plans/plans.ts';
import { tierOf } from '#shared/plans/tiers.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { formatDate } from '../subscription/billing-dates.ts';
import { adoptStatus } from '../subscription/check-subscription.ts';
import { detailsKey } from './billing-queries.ts';

type PlanAction = 'cancel' | 'resume';

/** Returns the name of the plan. */
export const planNameOf = (status: SubscriptionStatus): string => {
  const tier = tierOf(status);
  return tier === 'free' ? t('Free') : plans[tier].name;
};

const reportCanceled = (status: SubscriptionStatus): void => {
  const { subscription_end: end } = status;
  if (status.subscribed && end !== null)
    return notify.success(
      t('Plan canceled'),
      t('You keep {plan} until {date}. Nothing more is charged.', {
        plan: planNameOf(status),
        date: formatDate(end),
      }),
    );
  notify.success(t('Plan ended'), t('Nothing more is charged. Your data stays.'));
};

/** Cancels or resumes the plan with one click, once however often it is clicked. */
export const usePlanAction = () => {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (action: PlanAction) =>
      call(action === 'cancel' ? billingRoutes.cancelPlan : billingRoutes.resumePlan),
    onSuccess: (status, action) => {
      adoptStatus(status);
      if (action === 'cancel') reportCanceled(status);
      else notify.success(t('Your plan {plan} continues', { plan: planNameOf(status) }));
      return queryClient.invalidateQueries({ queryKey: detailsKey });
    },
    onError: (error, action) =>
      notify.error(
        action === 'cancel' ? t('We couldn’t cancel your plan') : t('We couldn’t resume your plan'),
        error.message,
      ),
  });
  return {
    act: (action: PlanAction): void => void (isPending || mutate(action)),
    /** The running action. */
    running: isPending ? variables : null,
  };
};
