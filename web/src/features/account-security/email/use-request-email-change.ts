import { t } from '#web/lib/language/translate.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import { wordsOfAuthFailure } from '#web/lib/session/auth-failure.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import type { SecurityClient } from '../security-client.ts';

/**
 * Cognito's name for an address that another account has. It is answered like any other: nobody learns here who is
 * with us, and no code arrives.
 */
const TAKEN = 'AliasExistsException';

/** An address that was asked for. */
export interface Asked {
  email: string;
  /** Whether a code went there. Not so where another account has it, which nobody is told. */
  isMailed: boolean;
}

const faultIn = (email: string): string | null => {
  if (!z.email().max(128).safeParse(email).success) return t('Please enter an e-mail address.');
  const present = useSession.getState().user?.email;
  return email.toLowerCase() === present?.toLowerCase() ? t('This is your e-mail already.') : null;
};

/** Has a code mailed to a new address. `asked` is it once that was done. */
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
    onError: (error) => notify.error(t('No code was sent'), wordsOfAuthFailure(error)),
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
