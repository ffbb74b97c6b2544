import { t } from '#web/lib/language/translate.ts';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import type { DocumentHead } from '#shared/business-agents/executive/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ConfirmDialog } from '../../common/confirm-dialog.tsx';
import { useRun } from '../../common/use-run.ts';
import { call } from '#web/lib/api/call.ts';
import { useRefresh } from '../use-refresh.ts';

interface Props {
  document: DocumentHead;
  onClose: () => void;
}

/** Dialog that asks for confirmation before a document and all its versions are deleted. */
export const DeleteDocumentDialog = ({ document, onClose }: Props) => {
  const refresh = useRefresh();
  const { run, isRunning } = useRun<DocumentHead, undefined>({
    send: ({ id }, idempotencyKey) =>
      call(executiveRoutes.removeDocument, { params: { id }, idempotencyKey }),
    failure: t('Error'),
    onDone: (_nothing, { title }) => {
      notify.success(t('Document deleted'), title);
      refresh(['documents']);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('Delete {name}?', { name: document.title })}
      text={t('This deletes all its versions and can’t be undone.')}
      action={t('Delete document')}
      isRunning={isRunning}
      onConfirm={() => run(document)}
      onClose={onClose}
    />
  );
};
