import { t } from '#web/lib/language/translate.ts';
import { useMutation } from '@tanstack/react-query';
import { accountRoutes, CLOSING_WORD } from '#shared/account/routes.ts';
import { withFreshProof } from '#web/features/account-security/public.ts';
import { call } from '#web/lib/api/call.ts';
import { reasonOf } from '#web/lib/api/reason-of.ts';
import { leaveAccount } from '#web/lib/session/session-store.ts';
import { notify } from '#web/ui/feedback/notify.ts';

const NO_REASON = t('An error occurred while deleting your account. Please contact support.');

/** Deletes the account if the confirmation word matches, then signs out. */
export const useDeleteAccount = () => {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      withFreshProof('deletion', () => call(accountRoutes.close, { body: { confirmation: CLOSING_WORD } })),
    onSuccess: async () => {
      await leaveAccount();
      notify.success(t('Account deleted successfully'));
    },
    onError: (error) => notify.error(t('Account deletion failed'), reasonOf(error, NO_REASON)),
  });
  const deleteAccount = (typed: string): void => {
    if (typed !== CLOSING_WORD) {
      notify.error(
        t('Confirmation failed'),
        t("Please type '{word}' to confirm account deletion", { word: CLOSING_WORD }),
      );
      return;
    }
    if (!isPending) mutate();
  };
  return { deleteAccount, isDeleting: isPending };
};
