import { t } from '#web/lib/language/translate.ts';
import { useMutation } from '@tanstack/react-query';
import { accountRoutes } from '#shared/account/routes.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import { call } from '#web/lib/api/call.ts';
import { leaveAccount } from '#web/lib/session/session-store.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { stopAsking } from './confirm-underage.ts';

/** Closes the account of a user under 13, and signs out. */
export const useCloseUnderageAccount = () => {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(accountRoutes.closeUnderageAccount),
    onSuccess: async () => {
      stopAsking();
      await leaveAccount();
      notify.info(
        t('Your account is closed'),
        t('Was this a mistake, or do you want your data deleted? Contact us: {address}', {
          address: window.location.origin + publicAddress('/contact'),
        }),
      );
    },
    onError: (error) => notify.error(t('Your account wasn’t closed'), error.message),
  });
  const close = (): void => {
    if (!isPending) mutate();
  };
  return { close, isClosing: isPending };
};
