import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#web/lib/language/translate.ts';
import { describeAuthError } from '#web/lib/session/auth-failure.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { isProofNeeded } from '../proof/fresh-proof.ts';
import type { SecurityClient } from '../security-client.ts';
import { recoveryQueries } from './recovery-queries.ts';

/** Creates recovery codes, which exist only in this state. */
export const useCreateCodes = (client: SecurityClient) => {
  const queryClient = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => client.createRecoveryCodes(),
    gcTime: 0,
    onSuccess: (codes) =>
      queryClient.setQueryData(recoveryQueries.count(client).queryKey, {
        remaining: codes.length,
        created_at: new Date().toISOString(),
      }),
    onError: (error) => {
      // The user canceled the question for the password.
      if (!isProofNeeded(error)) notify.error(t('Nothing changed'), describeAuthError(error));
    },
  });
  const create = (): void => {
    if (!isPending) mutate();
  };
  return { create, isCreating: isPending, codes: data ?? null };
};
