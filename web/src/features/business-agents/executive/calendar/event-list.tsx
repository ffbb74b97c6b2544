import { t } from '#web/lib/language/translate.ts';
import { useRef, useState } from 'react';
import type { CalendarEvent } from '#shared/business-agents/executive/schema.ts';
import { ConfirmDialog } from '../../common/confirm-dialog.tsx';
import work from '../../common/work.module.css';
import { saveFile } from '#web/lib/api/download.ts';
import { calendarFile } from './calendar-file.ts';
import { EventRow } from './event-row.tsx';
import { useEventActions } from './use-event-actions.ts';

interface Props {
  label: string;
  events: readonly CalendarEvent[];
}

/** List of events with their actions. */
export const EventList = ({ label, events }: Props) => {
  const [deleting, setDeleting] = useState<CalendarEvent | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const acts = useEventActions(() => {
    setDeleting(null);
    list.current?.focus();
  });
  return (
    <>
      <ul className={work.list} ref={list} tabIndex={-1} aria-label={label}>
        {events.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            isBusy={acts.isUpdating}
            onStatus={(status) => acts.setStatus(event, status)}
            onDelete={() => setDeleting(event)}
            onSave={() => saveFile(calendarFile([event]))}
          />
        ))}
      </ul>
      {deleting && (
        <ConfirmDialog
          title={t('Delete {name}?', { name: deleting.title })}
          text={t('This removes it from your calendar and frees up the time.')}
          action={t('Delete event')}
          isRunning={acts.isRemoving}
          onConfirm={() => acts.remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
};
