import type { CrmActivity, DocumentHead, EmailTemplate } from '#shared/business-agents/executive/schema.ts';
import type { useSingleOpen } from '#web/ui/interaction/use-single-open.ts';
import { DeleteDocumentDialog } from './documents/delete-document-dialog.tsx';
import { DocumentDialog } from './documents/document-dialog.tsx';
import { MeetingDialog } from './calendar/meeting-dialog.tsx';
import { NewDocumentDialog } from './documents/new-document-dialog.tsx';
import { SchedulePanel } from './calendar/schedule-panel.tsx';
import { TaskDialog } from './tasks/task-dialog.tsx';
import { TemplateDialog } from './emails/template-dialog.tsx';

/** Dialogs of the executive assistant's page. */
export type ExecutiveDialog =
  | { what: 'meeting' }
  | { what: 'schedule' }
  | { what: 'task'; task: CrmActivity | null }
  | { what: 'template'; template: EmailTemplate | null }
  | { what: 'new-document' }
  | { what: 'document'; document: Pick<DocumentHead, 'id' | 'title'> }
  | { what: 'delete-document'; document: DocumentHead };

type Props = Omit<ReturnType<typeof useSingleOpen<ExecutiveDialog>>, 'open'> & { open: ExecutiveDialog };

/** Renders the open dialog. */
export const ExecutiveDialogs = ({ open, show, close }: Props) => {
  const onClose = (): void => void close(open);
  switch (open.what) {
    case 'meeting':
      return <MeetingDialog onClose={onClose} />;
    case 'schedule':
      return <SchedulePanel onClose={onClose} />;
    case 'task':
      return <TaskDialog task={open.task} onClose={onClose} />;
    case 'template':
      return <TemplateDialog template={open.template} onClose={onClose} />;
    case 'document':
      return <DocumentDialog {...open.document} onClose={onClose} />;
    case 'delete-document':
      return <DeleteDocumentDialog document={open.document} onClose={onClose} />;
    case 'new-document':
      return (
        <NewDocumentDialog
          onClose={onClose}
          onCreated={({ document }) => {
            if (close(open) && document) show({ what: 'document', document });
          }}
        />
      );
  }
};
