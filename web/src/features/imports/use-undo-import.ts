import { plural, t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importRoutes } from '#shared/imports/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Deletes the entries of an import in several requests. After an error, the next click resumes. */
export const useUndoImport = (onDone?: () => void) => {
  const queryClient = useQueryClient();
  const [soFar, setSoFar] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async (id: string): Promise<number> => {
      let removed = 0;
      setSoFar(0);
      for (let left = 1; left > 0;) {
        const taken = await call(importRoutes.undo, { params: { id } });
        removed += taken.removed;
        setSoFar(removed);
        left = taken.left;
      }
      return removed;
    },
    onSuccess: (removed) => {
      const isOut =
        removed === 0
          ? t('There was nothing left in your diary to remove.')
          : plural(
              removed,
              '{entries} entry was removed from your diary.',
              '{entries} entries were removed from your diary.',
              { entries: formatNumber(removed) },
            );
      notify.success(t('Import undone'), isOut);
      onDone?.();
    },
    onError: (error) => notify.error(t('Some entries weren’t removed'), error.message),
    onSettled: () =>
      Promise.all([refreshEntries(queryClient), queryClient.invalidateQueries({ queryKey: ['imports'] })]),
  });
  return { undo: mutate, isTakingBack: isPending, soFar };
};
