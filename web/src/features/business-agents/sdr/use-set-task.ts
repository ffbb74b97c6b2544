import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type { SdrTask } from '#shared/business-agents/sdr/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useRun } from '../common/use-run.ts';
import { call } from '#web/lib/api/call.ts';
import { sdrQueries } from './sdr-queries.ts';

interface Change {
  task: SdrTask;
  status: SdrTask['status'];
}

/** Completes a task (decision D26), confirms it, and offers to undo. */
export const useSetTask = (onCompleted: () => void) => {
  const queryClient = useQueryClient();
  const { run, running } = useRun<Change, SdrTask>({
    send: ({ task: { id }, status }, idempotencyKey) =>
      call(sdrRoutes.setTask, { params: { id }, body: { status }, idempotencyKey }),
    failure: t('Error'),
    onDone: async (_task, { task, status }) => {
      if (status === 'completed') {
        notify.success(t('Task completed'), task.leads?.name, {
          about: task.id,
          undo: () => run({ task, status: 'pending' }),
        });
        onCompleted();
      }
      await queryClient.invalidateQueries({ queryKey: sdrQueries.tasks.queryKey });
    },
  });
  return {
    complete: (task: SdrTask): void => run({ task, status: 'completed' }),
    completing: running?.task.id,
  };
};
