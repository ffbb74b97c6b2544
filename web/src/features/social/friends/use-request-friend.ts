import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { socialRoutes } from '#shared/social/routes.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { refreshSocial } from '../refresh-social.ts';

const titleOf = (error: Error): string =>
  error instanceof ApiError && error.code === 'USER_NOT_FOUND' ? t('User Not Found') : t('Error');

/** Sends a friend request by email. The confirmation does not reveal whether the address has an account. */
export const useRequestFriend = (onAsked: () => void) => {
  const queryClient = useQueryClient();
  const keyOf = useRef(createKeyring());
  const { mutate, isPending } = useMutation({
    mutationFn: (email: string) => {
      const body = { email };
      return call(socialRoutes.ask, { body, idempotencyKey: keyOf.current(body) });
    },
    onSuccess: (_answer, email) => {
      // The same address after a canceled request is a new request.
      keyOf.current = createKeyring();
      notify.success(t('Friend request sent'), email);
      onAsked();
    },
    onError: (error) => notify.error(titleOf(error), error.message),
    onSettled: () => refreshSocial(queryClient),
  });
  return { ask: (email: string) => mutate(email.trim()), isAsking: isPending };
};
