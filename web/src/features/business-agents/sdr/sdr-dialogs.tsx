import type { Lead, LeadStatus } from '#shared/business-agents/sdr/schema.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { ContactDialog } from './contact/contact-dialog.tsx';
import { OfferDialog } from './offer/offer-dialog.tsx';
import { EditLeadDialog } from './edit/edit-lead-dialog.tsx';
import { AddLeadDialog } from './add-lead-dialog.tsx';
import { FollowUpPanel } from './follow-up-panel.tsx';
import { ImportLeadsDialog } from './import/import-leads-dialog.tsx';
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
  onStatus: (lead: Lead, status: LeadStatus) => void;
}

/** Renders the open dialog, if any. */
export const SdrDialogs = ({ windows, leads, renderConsent, onScore, onTasks, onStatus }: Props) => {
  const { open, show, close } = windows;
  if (!open) return null;
  const onClose = (): void => void close(open);
  if (open.what === 'offer') return <OfferDialog onClose={onClose} />;
  if (open.what === 'import') return <ImportLeadsDialog onClose={onClose} />;
  if (open.what === 'add') {
    return (
      <AddLeadDialog
        initial={open.initial}
        onClose={onClose}
        onScored={({ lead, needs_consent }) => {
          if (close(open)) show({ what: 'lead', lead, needsConsent: needs_consent === true });
        }}
      />
    );
  }
  const { lead } = open;
  if (open.what === 'respond')
    return (
      <RespondDialog
        lead={lead}
        renderConsent={renderConsent}
        onStatus={onStatus}
        onAddReferral={(initial) => {
          if (close(open)) show({ what: 'add', initial });
        }}
        onClose={onClose}
      />
    );
  if (open.what === 'contact') {
    const showLead = (changed: Lead): void => {
      if (close(open)) show({ what: 'lead', lead: changed, needsConsent: false });
    };
    return <ContactDialog lead={lead} onDone={showLead} onClose={onClose} />;
  }
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
  if (open.what === 'edit') {
    const showLead = (changed: Lead): void => {
      if (close(open)) show({ what: 'lead', lead: changed, needsConsent: false });
    };
    return <EditLeadDialog lead={now} onSaved={showLead} onClose={onClose} />;
  }
  return (
    <LeadPanel
      lead={now}
      needsConsent={open.needsConsent}
      renderConsent={renderConsent}
      onScore={() => onScore(now)}
      onEdit={() => {
        if (close(open)) show({ what: 'edit', lead: now });
      }}
      onContact={() => {
        if (close(open)) show({ what: 'contact', lead: now });
      }}
      onClose={onClose}
    />
  );
};
