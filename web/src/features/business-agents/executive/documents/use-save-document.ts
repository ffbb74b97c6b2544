import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import type { DocumentSave } from '#shared/business-agents/executive/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { executiveQueries } from '../executive-queries.ts';
import { useRefresh } from '../use-refresh.ts';
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts';

interface Options {
  id: string;
  onSaved: () => void;
  /** Called with the newer version if another tab saved one in the meantime. */
  onOvertaken: (version: number) => void;
}

/**
 * Saves a document as its next version. A version saved elsewhere in the meantime is only overwritten after
 * confirmation.
 */
export const useSaveDocument = ({ id, onSaved, onOvertaken }: Options) => {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const [keyOf] = useState(() => createKeyring());
  const [isConflict, setOvertaken] = useState(false);
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (body: DocumentSave) =>
      call(executiveRoutes.saveDocument, { params: { id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: (saved) => {
      notify.success(t('Document saved'), t('Version {version}', { version: formatNumber(saved.version) }));
      refresh(['documents', 'document']);
      onSaved();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== 'DOCUMENT_CHANGED')
        return notify.error(t('Error'), error.message);
      try {
        const newest = await queryClient.fetchQuery({ ...executiveQueries.document(id, null), staleTime: 0 });
        onOvertaken(newest.version);
        setOvertaken(true);
      } catch {
        notify.error(t('Error'), error.message);
      }
    },
  });
  return {
    run: mutate,
    isRunning: isPending,
    isConflict,
  };
};
