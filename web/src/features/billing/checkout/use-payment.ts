import { t } from '#web/lib/language/translate.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { billingRoutes } from '#shared/billing/routes.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { refreshSubscription } from '../subscription/check-subscription.ts';

/** Between two looks at a payment that is not through yet. ms */
const LOOK_AGAIN_MS = 4_000;

/** What came of a payment. One that is through is told at once to all that shows plan or credits. */
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
    refetchInterval: ({ state }) => (state.data?.success === false ? LOOK_AGAIN_MS : false),
  });
};
