import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fastingRoutes } from '#shared/fasting/routes.ts';
import type { Fast, FastingSettings } from '#shared/fasting/schema.ts';
import { callOrQueue } from '#web/lib/offline/request-queue.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { fastingQuery } from './fasting-query.ts';
import { newFastId } from './new-fast-id.ts';

const reloads = 'fasting';

/** Returns the changes of fasts and settings. Offline they are queued and shown at once. */
export const useFastActions = () => {
  const queryClient = useQueryClient();
  const common = {
    onError: (error: Error) => notify.error(t('Error'), error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: fastingQuery.queryKey }),
  };
  const { mutate: save, isPending: isSaving } = useMutation({
    ...common,
    mutationFn: ({ id, ...body }: Fast) => callOrQueue(fastingRoutes.save, reloads, { params: { id }, body }),
  });
  const { mutate: remove, isPending: isRemoving } = useMutation({
    ...common,
    mutationFn: ({ id }: Fast) => callOrQueue(fastingRoutes.remove, reloads, { params: { id } }),
  });
  const { mutate: saveSettings, ...settings } = useMutation({
    ...common,
    mutationFn: (body: FastingSettings) => callOrQueue(fastingRoutes.saveSettings, reloads, { body }),
  });
  const now = () => new Date().toISOString();
  return {
    start: (target_hours: number) =>
      save({ id: newFastId(), started_at: now(), ended_at: null, target_hours }),
    end: (fast: Fast) =>
      save(
        { ...fast, ended_at: now() },
        {
          onSuccess: () =>
            notify.success(t('Fast ended'), undefined, { about: fast.id, undo: () => save(fast) }),
        },
      ),
    /** @param onSaved called after the change was saved or queued */
    edit: (fast: Fast, onSaved: () => void) => save(fast, { onSuccess: onSaved }),
    remove: (fast: Fast) =>
      remove(fast, {
        onSuccess: () =>
          notify.success(t('Fast deleted'), undefined, { about: fast.id, undo: () => save(fast) }),
      }),
    saveSettings: (next: FastingSettings) => saveSettings(next),
    /** The settings being saved. */
    savedSettings: settings.isPending ? settings.variables : undefined,
    isBusy: isSaving || isRemoving,
  };
};
