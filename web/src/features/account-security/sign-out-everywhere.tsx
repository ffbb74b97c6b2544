import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { leaveEverywhere } from '#web/lib/session/session-store.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Returns whether the user has API tokens, which stay valid when sessions end. */
const useHasTokens = (): boolean =>
  useQuery({
    queryKey: ['api-tokens'],
    queryFn: ({ signal }) => call(apiTokenRoutes.list, { signal }),
    select: ({ tokens }) => tokens.length > 0,
  }).data ?? false;

/** Asks for confirmation, then ends every session. */
export const SignOutEverywhere = ({ onClose }: { onClose: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const hasTokens = useHasTokens();
  const { mutate, isPending } = useMutation({
    mutationFn: () => leaveEverywhere(() => call(accountSecurityRoutes.endSessions)),
    onSuccess: (hasLeft) => hasLeft && notify.success(t('Signed out everywhere')),
    onError: (error) => notify.error(t('You’re still signed in'), error.message),
  });
  return (
    <>
      {hasTokens && (
        <p className="note">{t('Your API tokens still work. Revoke any you don’t recognize below.')}</p>
      )}
      <div className="cluster3">
        <Button ref={button} variant="default" loading={isPending} onClick={() => mutate()}>
          {t('Sign out everywhere')}
        </Button>
        <Button variant="subtle" disabled={isPending} onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </>
  );
};
