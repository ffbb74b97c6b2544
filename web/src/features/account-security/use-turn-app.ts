import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { wordsOfAuthFailure } from '../../lib/session/auth-failure.ts';
import { codeIn } from '../../lib/session/typed-code.ts';
import { notify } from '../../ui/notify.ts';
import { appQueries } from './app-queries.ts';
import { codeProblem } from './code-problem.ts';
import type { SecurityClient } from './security-client.ts';

const tell = (on: boolean): void => {
  if (on) notify.success(t('Authenticator app is on'), t('From now on signing in asks for its code.'));
  else notify.success(t('Authenticator app is off'), t('Your password alone signs you in again.'));
};

/** Turns the second factor on or off, after a code of the app. */
export const useTurnApp = (client: SecurityClient, on: boolean, onDone: () => void) => {
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  // A code works once: what fails after it is tried again without it.
  const isProven = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (code: string) => {
      if (!isProven.current) await client.checkAppCode(code);
      isProven.current = true;
      await client.turnApp(on);
    },
    onSuccess: () => {
      onDone();
      queryClient.setQueryData(appQueries.isOn(client).queryKey, on);
      tell(on);
    },
    onError: (error) => setFault(wordsOfAuthFailure(error)),
  });
  const turn = (typed: string): void => {
    if (isPending) return;
    const code = codeIn(typed);
    const found = codeProblem(code);
    setFault(found);
    if (!found) mutate(code);
  };
  return { turn, isTurning: isPending, fault, forget: () => setFault(null) };
};
