import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#web/ui/feedback/notify.ts';
import { refreshSocial } from './refresh-social.ts';

/**
 * Something that changes who is whose friend: everything that shows it is fetched again, whether it succeeded or not,
 * and a failure says 'Error' with its message (SOCIAL-08).
 * @param act the call
 * @param onDone what is said and done after it
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
