import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiTokenRoutes } from '#shared/api-tokens/routes.ts';
import type { ApiToken } from '#shared/api-tokens/schema.ts';
import { withFreshProof } from '#web/features/account-security/public.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { tokenQueries } from './token-queries.ts';

/** Revokes a token permanently. */
export const useRevokeToken = (onRevoked: () => void) => {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: ApiToken) =>
      withFreshProof('revoked-token', () => call(apiTokenRoutes.revoke, { params: { id } })),
    onSuccess: async (_nothing, { id, name }) => {
      // A running read may have been answered before this change.
      await queryClient.cancelQueries(tokenQueries.list());
      queryClient.setQueryData(
        tokenQueries.list().queryKey,
        (now) => now && { tokens: now.tokens.filter((token) => token.id !== id) },
      );
      notify.success(t('Token revoked'), t('{name} no longer works.', { name }));
      onRevoked();
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => queryClient.invalidateQueries(tokenQueries.list()),
  });
  return { revoke: (token: ApiToken): void => void (isPending || mutate(token)), isRevoking: isPending };
};
