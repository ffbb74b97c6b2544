import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { leaveEverywhere } from '#web/lib/session/session-store.ts';
import { Checkbox } from '#web/ui/inputs/checkbox.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Returns whether the user has API tokens, which are revoked too unless the user keeps them. */
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
  const [keepsTokens, setKeepsTokens] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      leaveEverywhere(() => call(accountSecurityRoutes.endSessions, { body: { keep_tokens: keepsTokens } })),
    onSuccess: (hasLeft) => hasLeft && notify.success(t('Signed out everywhere')),
    onError: (error) => notify.error(t('You’re still signed in'), error.message),
  });
  return (
    <>
      {hasTokens && (
        <Checkbox
          label={t('Keep my API tokens')}
          description={t('Otherwise, apps that use your tokens lose access at once.')}
          checked={keepsTokens}
          onChange={(event) => setKeepsTokens(event.currentTarget.checked)}
        />
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
