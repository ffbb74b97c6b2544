import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Bell from 'lucide-react/icons/bell';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import Download from 'lucide-react/icons/download';
import FileInput from 'lucide-react/icons/file-input';
import Rss from 'lucide-react/icons/rss';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import type { CalendarEvent } from '#shared/business-agents/executive/schema.ts';
import { saveFile } from '#web/lib/api/download.ts';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import work from '../../common/work.module.css';
import { calendarFile } from './calendar-file.ts';

interface DialogProps {
  onClose: () => void;
}

/** Returns a dialog whose code is loaded when it is opened. */
const lazyDialog = (title: string, load: () => Promise<ComponentType<DialogProps>>) =>
  lazyComponent(load, ({ onClose, children }: DialogProps & { children: ReactNode }) => (
    <Dialog title={title} onClose={onClose}>
      {children}
    </Dialog>
  ));

const dialogs = {
  event: lazyDialog(t('Add event'), async () => (await import('./edit/new-event-dialog.tsx')).NewEventDialog),
  import: lazyDialog(
    t('Import a calendar'),
    async () => (await import('./import/import-calendar-dialog.tsx')).ImportCalendarDialog,
  ),
  reminders: lazyDialog(
    t('Reminders of meetings and tasks'),
    async () => (await import('./settings/reminders-dialog.tsx')).RemindersDialog,
  ),
  feed: lazyDialog(
    t('Show in other calendars'),
    async () => (await import('./settings/feed-dialog.tsx')).FeedDialog,
  ),
};

interface Props {
  /** Events of the calendar file. */
  events: readonly CalendarEvent[];
  onSchedule: () => void;
}

/** Buttons of the calendar, and the dialogs that they open. */
export const CalendarTools = ({ events, onSchedule }: Props) => {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Open = open && dialogs[open];
  return (
    <div className={work.tools}>
      <Button variant="default" leftSection={<CalendarPlus aria-hidden />} onClick={() => setOpen('event')}>
        {t('Add event')}
      </Button>
      <Button variant="default" leftSection={<CalendarSearch aria-hidden />} onClick={onSchedule}>
        {t('Get schedule')}
      </Button>
      <Button variant="default" leftSection={<Bell aria-hidden />} onClick={() => setOpen('reminders')}>
        {t('Reminders')}
      </Button>
      <Button variant="subtle" leftSection={<FileInput aria-hidden />} onClick={() => setOpen('import')}>
        {t('Import')}
      </Button>
      <Button variant="subtle" leftSection={<Rss aria-hidden />} onClick={() => setOpen('feed')}>
        {t('Subscribe')}
      </Button>
      {events.length > 0 && (
        <Button
          variant="subtle"
          leftSection={<Download aria-hidden />}
          onClick={() => saveFile(calendarFile(events))}
        >
          {t('Calendar file')}
        </Button>
      )}
      {Open && (
        <Suspense>
          <Open onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
};
