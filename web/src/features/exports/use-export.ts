import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exportRoutes } from '#shared/exports/routes.ts';
import { isProofNeeded, withFreshProof } from '#web/features/account-security/public.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { exportQueries } from './export-queries.ts';
import { openDownload } from './open-download.ts';

/**
 * Returns the newest export, requests a new one and downloads it. A retry reuses the Idempotency-Key. While the server
 * needs a fresh proof, it is unknown whether there is an export: `ask` then shows an existing one instead.
 */
export const useExport = () => {
  const queryClient = useQueryClient();
  const [keyring, setKeyring] = useState(() => createKeyring());
  const latest = useQuery(exportQueries.latest());
  const isLocked = isProofNeeded(latest.error);

  const readLatest = () => call(exportRoutes.latest);
  const create = () => call(exportRoutes.create, { idempotencyKey: keyring('export') });
  const asking = useMutation({
    mutationFn: () =>
      withFreshProof('export', async () => {
        const known = isLocked ? await readLatest() : null;
        return known?.export ? known : create();
      }),
    onSuccess: (answer) => {
      queryClient.setQueryData(exportQueries.latest().queryKey, answer);
      setKeyring(() => createKeyring());
    },
    onError: (error) => notify.error(t('We couldn’t start the export'), error.message),
  });

  // The URL in the data may have expired, since it is valid for minutes only.
  const downloading = useMutation({
    mutationFn: () => withFreshProof('export', readLatest),
    onSuccess: (answer) => {
      queryClient.setQueryData(exportQueries.latest().queryKey, answer);
      if (answer.export?.download_url) openDownload(answer.export.download_url);
      else notify.error(t('The file is no longer available'), t('Request your data again.'));
    },
    onError: (error) => notify.error(t('We couldn’t start the download'), error.message),
  });

  return {
    latest,
    isLocked,
    ask: () => {
      if (!asking.isPending) asking.mutate();
    },
    isAsking: asking.isPending,
    download: () => {
      if (!downloading.isPending) downloading.mutate();
    },
    isDownloading: downloading.isPending,
  };
};
