import { t } from '#web/lib/language/translate.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import { describeAuthError } from '#web/lib/session/auth-failure.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import type { SecurityClient } from '../security-client.ts';

/**
 * Cognito's error for an address that another account uses. It is handled like success, so that the form does not
 * reveal who has an account; no code is sent.
 */
const TAKEN = 'AliasExistsException';

/** Requested email address. */
export interface Asked {
  email: string;
  /** Whether a code was sent. False if another account uses the address, which is not revealed. */
  isMailed: boolean;
}

const faultIn = (email: string): string | null => {
  if (!z.email().max(128).safeParse(email).success) return t('Enter an email address.');
  const present = useSession.getState().user?.email;
  return email.toLowerCase() === present?.toLowerCase() ? t('That’s already your email.') : null;
};

/** Sends a code to a new email address. `asked` is set after that. */
export const useRequestEmailChange = (client: SecurityClient) => {
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending, data } = useMutation({
    mutationFn: (email: string): Promise<Asked> =>
      client.askForEmail(email).then(
        () => ({ email, isMailed: true }),
        (error: Error) => {
          if (error.name !== TAKEN) throw error;
          return { email, isMailed: false };
        },
      ),
    onError: (error) => notify.error(t('We couldn’t send a code'), describeAuthError(error)),
  });
  const ask = (typed: string): void => {
    if (isPending) return;
    const email = typed.trim();
    const found = faultIn(email);
    setFault(found);
    if (!found) mutate(email);
  };
  return { ask, isAsking: isPending, fault, forget: () => setFault(null), asked: data ?? null };
};
