import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import { logEntry } from '#web/lib/offline/log-entry.ts';
import { refreshEntries } from '#web/lib/query/entry-queries.ts';

/** Creates an entry, or queues it while offline. A retry with the same key creates it once. */
export const useLogEntry = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ entry, key }: { entry: NewFoodEntryInput; key: string }) => logEntry(entry, key),
    onSuccess: ({ waits }) => {
      if (!waits) void refreshEntries(queryClient);
    },
  });
};
