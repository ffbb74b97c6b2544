import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import type { CrmActivity } from '#shared/business-agents/executive/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ConfirmDialog } from '../../common/confirm-dialog.tsx';
import { useRun } from '../../common/use-run.ts';
import { useRefresh } from '../use-refresh.ts';

/** Dialog that asks for confirmation before a task or a note is deleted. */
export const DeleteTaskDialog = ({ task, onClose }: { task: CrmActivity; onClose: () => void }) => {
  const refresh = useRefresh();
  const { run, isRunning } = useRun<CrmActivity, undefined>({
    send: ({ id }, idempotencyKey) =>
      call(executiveRoutes.removeActivity, { params: { id }, idempotencyKey }),
    failure: t('Error'),
    onDone: (_nothing, { subject }) => {
      notify.success(t('Task deleted'), subject);
      refresh(['activities']);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('Delete {name}?', { name: task.subject })}
      text={t('This deletes the task for good.')}
      action={t('Delete task')}
      isRunning={isRunning}
      onConfirm={() => run(task)}
      onClose={onClose}
    />
  );
};
