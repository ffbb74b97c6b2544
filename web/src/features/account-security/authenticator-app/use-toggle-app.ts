import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeAuthError } from '#web/lib/session/auth-failure.ts';
import { codeIn } from '#web/lib/session/typed-code.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { appQueries } from './app-queries.ts';
import { codeProblem } from '../code-problem.ts';
import type { SecurityClient } from '../security-client.ts';
import { sendSecurityEmail } from '../send-security-email.ts';

const notifyToggled = (on: boolean): void => {
  if (on)
    notify.success(t('Authenticator app is on'), t('You’ll need a code from the app whenever you sign in.'));
  else notify.success(t('Authenticator app is off'), t('You now sign in with just your password.'));
};

/** Sign-in asks for a code too, so for this long a sign-in counts as a verified code. */
const LATELY_MS = 10 * 60_000;

/**
 * Errors that Cognito may return when it does not verify an existing key again. Its reference does not specify this.
 */
const UNCHECKED = new Set(['InvalidParameterException', 'SoftwareTokenMFANotFoundException']);

/**
 * Verifies the code before the app is turned off. If the user pool does not verify it here, a sign-in in the last ten
 * minutes counts, because it asked for a code; so no user is locked into an app.
 */
const checkToTurnOff = async (client: SecurityClient, code: string): Promise<void> => {
  try {
    await client.checkAppCode(code);
  } catch (error) {
    if (!(error instanceof Error) || !UNCHECKED.has(error.name)) throw error;
    if (Date.now() - (await client.signedInAt()) < LATELY_MS) return;
    throw new Error(
      t(
        'We can’t check this code here. Sign out, sign in again with a code, and turn off the app within 10 minutes.',
      ),
      { cause: error },
    );
  }
};

/** Turns two-factor authentication on or off after verifying a code of the app. */
export const useToggleApp = (client: SecurityClient, on: boolean, onDone: () => void) => {
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  // A code works once: a retry after a later failure must not verify it again.
  const isProven = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (code: string) => {
      if (!isProven.current) await (on ? client.checkAppCode(code) : checkToTurnOff(client, code));
      isProven.current = true;
      await client.turnApp(on);
    },
    onSuccess: () => {
      onDone();
      queryClient.setQueryData(appQueries.isOn(client).queryKey, on);
      notifyToggled(on);
      void sendSecurityEmail(on ? 'app_turned_on' : 'app_turned_off');
    },
    onError: (error) => setFault(describeAuthError(error)),
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
