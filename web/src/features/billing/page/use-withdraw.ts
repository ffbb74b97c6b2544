import { useMutation, useQueryClient } from '@tanstack/react-query';
import { billingRoutes } from '#shared/billing/routes.ts';
import type { Money } from '#shared/billing/contracts/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { currencies, DEFAULT_CURRENCY } from '#shared/plans/currencies.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { formatPrice } from '../format-price.ts';
import { checkSubscription } from '../subscription/check-subscription.ts';
import { detailsKey } from './billing-queries.ts';

/** Formats an amount in a currency that we sell in. */
export const formatMoney = ({ amount, currency }: Money): string =>
  formatPrice(amount, currencies.find((each) => each === currency) ?? DEFAULT_CURRENCY);

/** Withdraws from a contract, once however often the button is clicked. */
export const useWithdraw = (onDone: () => void) => {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (contract_id: string) => call(billingRoutes.withdraw, { body: { contract_id } }),
    onSuccess: async ({ refund }) => {
      notify.success(
        t('You have withdrawn from the contract'),
        refund === null || refund.amount === 0
          ? t('The confirmation is in your inbox.')
          : t('We refund {amount}. The confirmation is in your inbox.', { amount: formatMoney(refund) }),
      );
      onDone();
      await Promise.all([checkSubscription(), queryClient.invalidateQueries({ queryKey: detailsKey })]);
    },
    onError: (error) => notify.error(t('We couldn’t carry out your withdrawal'), error.message),
  });
  return { withdraw: (id: string): void => void (isPending || mutate(id)), isWithdrawing: isPending };
};
