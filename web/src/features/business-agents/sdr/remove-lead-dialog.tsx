import { t } from '#web/lib/language/translate.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { ConfirmDialog } from '../common/confirm-dialog.tsx';
import { useBulkLeads } from './list/use-bulk-leads.ts';

interface Props {
  lead: Lead;
  onClose: () => void;
}

/** Dialog that asks for confirmation before a lead and its conversations are deleted. */
export const RemoveLeadDialog = ({ lead, onClose }: Props) => {
  const { run, isRunning } = useBulkLeads();
  return (
    <ConfirmDialog
      title={t('Delete {name}?', { name: lead.name })}
      text={t(
        'This also deletes its conversations, tasks and scheduled follow-ups. You can undo it right afterwards.',
      )}
      action={t('Delete lead')}
      isRunning={isRunning}
      onConfirm={() => void run([lead], { kind: 'delete' }, onClose)}
      onClose={onClose}
    />
  );
};
