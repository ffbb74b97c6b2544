import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exportRoutes } from '#shared/exports/routes.ts';
import { withFreshProof } from '#web/features/account-security/public.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { exportQueries } from './export-queries.ts';

/** Returns the newest export and requests a new one. A retry reuses the Idempotency-Key. */
export const useExport = () => {
  const queryClient = useQueryClient();
  const [keyring, setKeyring] = useState(() => createKeyring());
  const latest = useQuery(exportQueries.latest());
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      withFreshProof('export', () => call(exportRoutes.create, { idempotencyKey: keyring('export') })),
    onSuccess: (answer) => {
      queryClient.setQueryData(exportQueries.latest().queryKey, answer);
      setKeyring(() => createKeyring());
    },
    onError: (error) => notify.error(t('We couldn’t start the export'), error.message),
  });
  const ask = (): void => {
    if (!isPending) mutate();
  };
  return { latest, ask, isAsking: isPending };
};
