import { t } from '#web/lib/language/translate.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { describeAuthError } from '#web/lib/session/auth-failure.ts';
import { passwordRefusal } from '#web/features/passwords/public.ts';
import { passwordProblem } from '#web/lib/session/new-password.ts';
import { replaceSession, useSession } from '#web/lib/session/session-store.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import type { SecurityClient } from '../security-client.ts';
import { isRejected } from '../is-rejected.ts';

export interface NewPassword {
  old: string;
  password: string;
  again: string;
}

interface Fault {
  field: keyof NewPassword;
  message: string;
}

/** Returns the first validation error; null if there is none. */
const faultIn = ({ old, password, again }: NewPassword): Fault | null => {
  if (old === '') return { field: 'old', message: t('Enter your current password.') };
  const problem = passwordProblem(password, again);
  if (problem) return { field: password === again ? 'password' : 'again', message: problem.message };
  return old === password ? { field: 'password', message: t('That’s already your current password.') } : null;
};

/** A password that the form does not accept, with the reason. */
class RefusedPassword extends Error {}

/** API tokens belong to programs, so they stay. */
const endSessions = () => call(accountSecurityRoutes.endSessions, { body: { keep_tokens: true } });

/** Shows whether the other sessions ended after the password change. */
const endOthers = async (signInAgain: () => Promise<boolean>): Promise<void> => {
  try {
    const isHere = await replaceSession(endSessions, signInAgain);
    notify.success(
      t('Password changed'),
      isHere ? t('You’ve been signed out everywhere else.') : t('Sign in with your new password.'),
    );
  } catch {
    notify.info(
      t('Password changed'),
      t('We couldn’t end your other sessions. Select “Sign out everywhere”.'),
    );
  }
};

/** Changes the password after checking the current one, and ends all other sessions. */
export const useChangePassword = (client: SecurityClient, onDone: () => void) => {
  const [fault, setFault] = useState<Fault | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ old, password }: NewPassword) => {
      const { user } = useSession.getState();
      const refusal = await passwordRefusal(password, { email: user?.email });
      if (refusal !== null) throw new RefusedPassword(refusal);
      return client.changePassword(old, password);
    },
    onSuccess: async (_, { password }) => {
      const email = useSession.getState().user?.email ?? '';
      onDone();
      await endOthers(() => client.signIn(email, password));
    },
    onError: (error) => {
      if (error instanceof RefusedPassword) setFault({ field: 'password', message: error.message });
      else if (isRejected(error)) setFault({ field: 'old', message: t('That isn’t your current password.') });
      else notify.error(t('Error updating password'), describeAuthError(error));
    },
  });
  const change = (typed: NewPassword): void => {
    if (isPending) return;
    const found = faultIn(typed);
    setFault(found);
    if (!found) mutate(typed);
  };
  return { change, isChanging: isPending, fault, forget: () => setFault(null) };
};
