import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import { MAX_TOKEN_DAYS, type NewApiToken, newApiToken } from '#shared/api-tokens/schema.ts';
import { withFreshProof } from '#web/features/account-security/public.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { tokenQueries } from './token-queries.ts';

/** What the new token allows, and for how many days; null for no expiry. */
export interface TokenLimits {
  canWrite: boolean;
  days: number | null;
}

const noLimits: TokenLimits = { canWrite: true, days: MAX_TOKEN_DAYS };
const draftOfToken = z.object({ name: z.string(), canWrite: z.boolean(), days: z.number().nullable() });

/** State of the token form: the typed name and limits, and the new token, which is shown only once. */
export const useCreateToken = () => {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [limits, setLimits] = useState<TokenLimits>(noLimits);
  const draft = useDraft({
    form: 'new-token',
    values: { name, ...limits },
    initial: { name: '', ...noLimits },
    schema: draftOfToken,
    restore: ({ name: typed, ...kept }) => {
      setName(typed);
      setLimits(kept);
    },
  });
  const [fault, setFault] = useState<string | null>(null);
  const [keyring, setKeyring] = useState(() => createKeyring());
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: (body: NewApiToken) =>
      withFreshProof('new-token', () => call(apiTokenRoutes.create, { body, idempotencyKey: keyring(body) })),
    onSuccess: () => {
      setName('');
      setLimits(noLimits);
      // A second token with the same name is a separate action.
      setKeyring(() => createKeyring());
    },
    onError: (error) => notify.error(t('We couldn’t create the token'), error.message),
    onSettled: () => queryClient.invalidateQueries(tokenQueries.list()),
  });
  const create = (): void => {
    if (isPending) return;
    const checked = newApiToken.safeParse({
      name,
      scopes: limits.canWrite ? ['read', 'write'] : ['read'],
      days: limits.days,
    });
    setFault(checked.success ? null : t(checked.error.issues[0]?.message ?? ''));
    if (checked.success) mutate(checked.data);
  };
  const type = (typed: string): void => {
    setName(typed);
    setFault(null);
  };
  return {
    draft,
    name,
    limits,
    setLimits,
    type,
    fault,
    create,
    isCreating: isPending,
    made: data ?? null,
    forget: reset,
  };
};
