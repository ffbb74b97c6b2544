import { t } from '#web/lib/language/translate.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import { describeAuthError } from '#web/lib/session/auth-failure.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import type { SecurityClient } from '../security-client.ts';

/** Requested email address. The server sends no code if another account uses it, and does not reveal that. */
export interface Asked {
  email: string;
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
    mutationFn: async (email: string): Promise<Asked> => {
      await client.askForEmail(email);
      return { email };
    },
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
