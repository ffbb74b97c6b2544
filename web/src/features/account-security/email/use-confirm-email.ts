import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { accountSecurityRoutes } from '#shared/account-security/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { describeAuthError } from '#web/lib/session/auth-failure.ts';
import { rereadUser } from '#web/lib/session/session-store.ts';
import { codeIn } from '#web/lib/session/typed-code.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { codeProblem } from '../code-problem.ts';
import { isRejected } from '../is-rejected.ts';
import type { SecurityClient } from '../security-client.ts';
import type { Asked } from './use-request-email-change.ts';

const WRONG_CODE = t('That code isn’t right. Try again.');

const isSame = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** Shows a toast with the current email. The code may belong to an address requested earlier. */
const notifyConfirmed = (now: string | null, asked: string): void => {
  if (isSame(now, asked)) notify.success(t('Email changed'), t('Use it the next time you sign in.'));
  else
    notify.info(
      t('That code was for a different address'),
      t('Your email is {email}.', { email: now ?? '' }),
    );
};

/** Confirms the address. A code works once: if the response was lost, the address may be confirmed anyway. */
const confirmAtServer = async (client: SecurityClient, email: string, code: string): Promise<string> => {
  try {
    return await client.confirmEmail(code);
  } catch (error) {
    const now = await call(accountSecurityRoutes.syncEmail).catch(() => null);
    if (!isSame(now?.email ?? null, email)) throw error;
    return email;
  }
};

/** Confirms the new address, then updates the session. */
export const useConfirmEmail = (client: SecurityClient, asked: Asked, onDone: () => void) => {
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<string | null>(null);
  // The code works once: a retry after a later failure must not send it again.
  const confirmed = useRef<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (code: string) => {
      confirmed.current ??= await confirmAtServer(client, asked.email, code);
      await rereadUser();
      return confirmed.current;
    },
    onSuccess: async (now) => {
      onDone();
      notifyConfirmed(now, asked.email);
      await queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (confirmed.current !== null)
        notify.error(t('Some devices may take a moment'), describeAuthError(error));
      else setFault(isRejected(error) ? WRONG_CODE : describeAuthError(error));
    },
  });
  const { mutate: resend } = useMutation({
    mutationFn: () => client.askForEmail(asked.email),
    onSettled: () => notify.info(t('If the address is available, we’ve sent another code')),
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
