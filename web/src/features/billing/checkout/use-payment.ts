import { t } from '#web/lib/language/translate.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { billingRoutes } from '#shared/billing/routes.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { refreshSubscription } from '../subscription/check-subscription.ts';

/** Polling interval for a pending payment. ms */
const LOOK_AGAIN_MS = 4_000;

/** Polls the result of a payment. When it succeeds, every view of the plan or credits is refreshed. */
export const usePayment = (sessionId: string) => {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['payment', sessionId],
    queryFn: async ({ signal }) => {
      const payment = await call(billingRoutes.verifyPayment, { body: { sessionId }, signal });
      if (payment.success) {
        await refreshSubscription();
        void queryClient.invalidateQueries({ queryKey: ['credits'] });
        notify.success(t('Payment successful!'));
      }
      return payment;
    },
    staleTime: Infinity,
    refetchInterval: ({ state: { data } }) =>
      data && !data.success && !data.failed && data.trial_refused === null ? LOOK_AGAIN_MS : false,
  });
};
