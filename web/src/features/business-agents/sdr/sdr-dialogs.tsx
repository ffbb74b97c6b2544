import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { AddLeadDialog } from './add-lead-dialog.tsx';
import { FollowUpPanel } from './follow-up-panel.tsx';
import { ImportLeadsDialog } from './import-leads-dialog.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { RemoveLeadDialog } from './remove-lead-dialog.tsx';
import { RespondDialog } from './respond-dialog.tsx';
import type { SdrDialogs as Windows } from './use-sdr-dialogs.ts';

interface Props {
  windows: Windows;
  leads: readonly Lead[];
  renderConsent: RenderConsent;
  onScore: (lead: Lead) => void;
  onTasks: () => void;
}

/** Renders the open dialog, if any. */
export const SdrDialogs = ({ windows, leads, renderConsent, onScore, onTasks }: Props) => {
  const { open, show, close } = windows;
  if (!open) return null;
  const onClose = (): void => void close(open);
  if (open.what === 'import') return <ImportLeadsDialog onClose={onClose} />;
  if (open.what === 'add') {
    return (
      <AddLeadDialog
        onClose={onClose}
        onScored={({ lead, needs_consent }) => {
          if (close(open)) show({ what: 'lead', lead, needsConsent: needs_consent === true });
        }}
      />
    );
  }
  const { lead } = open;
  if (open.what === 'respond')
    return <RespondDialog lead={lead} renderConsent={renderConsent} onClose={onClose} />;
  if (open.what === 'remove') return <RemoveLeadDialog lead={lead} onClose={onClose} />;
  if (open.what === 'follow-up') {
    const showTasks = (): void => {
      onClose();
      onTasks();
    };
    return <FollowUpPanel lead={lead} answer={open.answer} onTasks={showTasks} onClose={onClose} />;
  }
  // Use the current lead: its status may have changed since the dialog was opened.
  const now = leads.find(({ id, updated_at }) => id === lead.id && updated_at >= lead.updated_at) ?? lead;
  return (
    <LeadPanel
      lead={now}
      needsConsent={open.needsConsent}
      renderConsent={renderConsent}
      onScore={() => onScore(now)}
      onClose={onClose}
    />
  );
};
