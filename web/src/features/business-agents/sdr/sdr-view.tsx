import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect, useState } from 'react';
import type { Lead, LeadStatus } from '#shared/business-agents/sdr/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { leadsQuery } from '../common/leads-query.ts';
import { useCreateFromUrl } from '../common/use-create-from-url.ts';
import { useUpdateCrm } from '../common/use-update-crm.ts';
import { AgentPageHeader } from '../common/agent-page-header.tsx';
import { AgentPageTabs } from '../common/agent-page-tabs.tsx';
import work from '../common/work.module.css';
import { ConversationsTab } from './conversations-tab.tsx';
import { LeadsTab } from './list/leads-tab.tsx';
import { useStableActs } from './list/use-stable-acts.ts';
import { SdrStats } from './sdr-stats.tsx';
import { SdrDialogs } from './sdr-dialogs.tsx';
import { TasksTab } from './tasks-tab.tsx';
import { useFollowUp, useScoreLead } from './use-lead-actions.ts';
import { useSdrDialogs } from './use-sdr-dialogs.ts';

interface Props {
  /** ID of the lead that the page was opened for; null for none. */
  chosen: string | null;
  /** Called when its panel is open. */
  onChosen: () => void;
  renderConsent: RenderConsent;
}
type TabName = 'leads' | 'conversations' | 'tasks';

/** Sales agent: leads with scores, conversations and tasks. */
export const SdrView = ({ chosen, onChosen, renderConsent }: Props) => {
  const { data: leads, error } = useQuery(leadsQuery);
  const [tab, setTab] = useState<TabName>('leads');
  const [picked, setPicked] = useState<string | null>(null);
  const windows = useSdrDialogs(leads, chosen, (id) => {
    setPicked(id);
    onChosen();
  });
  useCreateFromUrl('lead', () => windows.show({ what: 'add' }));
  const score = useScoreLead(windows.showScore);
  const followUp = useFollowUp(windows.showFollowUp);
  const { update, isUpdating } = useUpdateCrm();
  const setStatus = (lead: Lead, to: LeadStatus): void =>
    update({ target: { leadId: lead.id }, name: lead.name, from: lead.status, to });
  const acts = useStableActs({
    onOpen: (lead) => windows.show({ what: 'lead', lead, needsConsent: false }),
    onRespond: (lead) => {
      setPicked(lead.id);
      windows.show({ what: 'respond', lead });
    },
    onScore: score.run,
    onFollowUp: followUp.run,
    onStatus: setStatus,
    onEdit: (lead) => windows.show({ what: 'edit', lead }),
    onRemove: (lead) => windows.show({ what: 'remove', lead }),
    scoring: score.running?.id ?? null,
    following: followUp.running?.id ?? null,
    isUpdating,
  });
  useEffect(() => {
    if (error) notify.error(t('Failed to fetch leads'), error.message);
  }, [error]);

  return (
    <div className={work.view}>
      <AgentPageHeader
        title={t('Sales agent')}
        note={t('Scores your leads, drafts replies and reminds you to follow up.')}
        action={
          <Button leftSection={<UserPlus aria-hidden />} onClick={() => windows.show({ what: 'add' })}>
            {t('Add New Lead')}
          </Button>
        }
      />
      <SdrStats />
      <AgentPageTabs
        label={t('Sales agent')}
        active={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'leads',
            label: t('Leads'),
            panel: (
              <LeadsTab
                onImport={() => windows.show({ what: 'import' })}
                onOffer={() => windows.show({ what: 'offer' })}
                acts={acts}
              />
            ),
          },
          {
            id: 'conversations',
            label: t('Conversations'),
            panel: <ConversationsTab leadId={picked ?? ''} onLead={setPicked} />,
          },
          { id: 'tasks', label: t('Tasks'), panel: <TasksTab /> },
        ]}
      />
      <SdrDialogs
        windows={windows}
        leads={leads ?? []}
        renderConsent={renderConsent}
        onScore={score.run}
        onStatus={setStatus}
        onTasks={() => setTab('tasks')}
      />
    </div>
  );
};
