import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeAuthError } from '#web/lib/session/auth-failure.ts';
import { codeIn } from '#web/lib/session/typed-code.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { appQueries } from './app-queries.ts';
import { codeProblem } from '../code-problem.ts';
import { isRejected } from '../is-rejected.ts';
import type { SecurityClient } from '../security-client.ts';

const notifyToggled = (on: boolean): void => {
  if (on)
    notify.success(t('Authenticator app is on'), t('You’ll need a code from the app whenever you sign in.'));
  else notify.success(t('Authenticator app is off'), t('You now sign in with just your password.'));
};

const WRONG_CODE = t('That code didn’t work. Try the next one. After several attempts, wait a few minutes.');

/** Turns two-factor authentication on or off after verifying a code of the app. */
export const useToggleApp = (client: SecurityClient, on: boolean, onDone: () => void) => {
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (code: string) => client.changeApp(on, code),
    onSuccess: () => {
      onDone();
      queryClient.setQueryData(appQueries.isOn(client).queryKey, on);
      notifyToggled(on);
    },
    onError: (error) => setFault(isRejected(error) ? WRONG_CODE : describeAuthError(error)),
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
