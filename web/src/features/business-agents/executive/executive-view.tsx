import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { useSingleOpen } from '#web/ui/interaction/use-single-open.ts';
import { useCreateFromUrl } from '../common/use-create-from-url.ts';
import { AgentPageHeader } from '../common/agent-page-header.tsx';
import { AgentPageTabs } from '../common/agent-page-tabs.tsx';
import work from '../common/work.module.css';
import { AssistantCard } from './assistant/assistant-card.tsx';
import { CalendarTab } from './calendar/calendar-tab.tsx';
import { DocumentsTab } from './documents/documents-tab.tsx';
import { EmailsTab } from './emails/emails-tab.tsx';
import { ExecutiveStats } from './executive-stats.tsx';
import { type ExecutiveDialog, ExecutiveDialogs } from './executive-dialogs.tsx';
import { TasksTab } from './tasks/tasks-tab.tsx';

type TabName = 'calendar' | 'tasks' | 'emails' | 'documents';

/** Executive assistant: calendar, tasks, emails and documents. */
export const ExecutiveView = ({ renderConsent }: { renderConsent: RenderConsent }) => {
  const [tab, setTab] = useState<TabName>('calendar');
  const { open, show, close } = useSingleOpen<ExecutiveDialog>();
  useCreateFromUrl('meeting', () => show({ what: 'meeting' }));
  return (
    <div className={work.view}>
      <AgentPageHeader
        title={t('Executive assistant')}
        note={t('Prevents calendar conflicts, tracks your tasks and drafts your emails.')}
        action={
          <Button leftSection={<CalendarPlus aria-hidden />} onClick={() => show({ what: 'meeting' })}>
            {t('Schedule meeting')}
          </Button>
        }
      />
      <ExecutiveStats />
      <AssistantCard onShow={setTab} renderConsent={renderConsent} />
      <AgentPageTabs
        label={t('Executive assistant')}
        active={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'calendar',
            label: t('Calendar'),
            panel: <CalendarTab onSchedule={() => show({ what: 'schedule' })} />,
          },
          {
            id: 'tasks',
            label: t('Tasks'),
            panel: <TasksTab onOpen={(task) => show({ what: 'task', task })} />,
          },
          {
            id: 'emails',
            label: t('Emails'),
            panel: (
              <EmailsTab
                renderConsent={renderConsent}
                onTemplate={(template) => show({ what: 'template', template })}
              />
            ),
          },
          {
            id: 'documents',
            label: t('Documents'),
            panel: (
              <DocumentsTab
                onCreate={() => show({ what: 'new-document' })}
                onOpen={(document) => show({ what: 'document', document })}
                onDelete={(document) => show({ what: 'delete-document', document })}
              />
            ),
          },
        ]}
      />
      {open && <ExecutiveDialogs open={open} show={show} close={close} />}
    </div>
  );
};
