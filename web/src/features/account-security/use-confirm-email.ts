import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { call } from '../../lib/api/call.ts';
import { wordsOfAuthFailure } from '../../lib/session/auth-failure.ts';
import { rereadUser } from '../../lib/session/session-store.ts';
import { codeIn } from '../../lib/session/typed-code.ts';
import { notify } from '../../ui/notify.ts';
import { codeProblem } from './code-problem.ts';
import type { SecurityClient } from './security-client.ts';

/** Confirms the new address at the user pool, then has profile and session say it too. */
export const useConfirmEmail = (client: SecurityClient, onDone: () => void) => {
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  // The code works once: what fails after it is tried again without it.
  const isConfirmed = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (code: string) => {
      if (!isConfirmed.current) await client.confirmEmail(code);
      isConfirmed.current = true;
      await call(accountSecurityRoutes.followEmail);
      await rereadUser();
    },
    onSuccess: async () => {
      onDone();
      notify.success(t('E-mail changed'), t('Sign in with it from now on.'));
      await queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (isConfirmed.current) notify.error(t('Not everything knows it yet'), wordsOfAuthFailure(error));
      else setFault(wordsOfAuthFailure(error));
    },
  });
  const { mutate: resend } = useMutation({
    mutationFn: () => client.resendEmailCode(),
    onSettled: () => notify.info(t('If the address is free, another code is on its way')),
  });
  const confirm = (typed: string): void => {
    if (isPending) return;
    const code = codeIn(typed);
    const found = codeProblem(code);
    setFault(found);
    if (!found) mutate(code);
  };
  return { confirm, isConfirming: isPending, resend: () => resend(), fault, forget: () => setFault(null) };
};
