import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { sessionQueries } from './session-queries.ts';

/** Ends another session of the user, or with null all of them. */
export const useEndSessions = () => {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (id: string | null): Promise<void> => {
      if (id === null) await call(accountSecurityRoutes.endOtherSessions);
      else await call(accountSecurityRoutes.endSession, { params: { id } });
    },
    onSuccess: (_nothing, id) =>
      notify.success(
        id === null ? t('Other sessions ended') : t('Session ended'),
        t('It takes up to 30 seconds to take effect.'),
      ),
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => queryClient.invalidateQueries(sessionQueries.list()),
  });
  return {
    end: (id: string | null): void => void (isPending || mutate(id)),
    /** The session that is being ended; null while all others are, undefined if none is. */
    ending: isPending ? variables : undefined,
  };
};
