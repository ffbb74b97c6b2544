import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#web/ui/feedback/notify.ts';
import { refreshSocial } from './refresh-social.ts';

/**
 * Runs an action on a friendship: refetches everything that shows it, whether it succeeded or not, and shows a failure
 * as 'Error' with its message (SOCIAL-08).
 * @param act the request
 * @param onDone called after success
 */
export const useSocialAction = <T>(act: (about: T) => Promise<unknown>, onDone: (about: T) => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (_answer, about) => onDone(about),
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => refreshSocial(queryClient),
  });
};
