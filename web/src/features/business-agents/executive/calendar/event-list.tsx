import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CalendarEvent } from '#shared/business-agents/executive/schema.ts';
import { calendarQueries } from './calendar-queries.ts';
import { DeleteEventDialog } from './delete-event-dialog.tsx';
import { EventDialog } from './edit/event-dialog.tsx';
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
  const [editing, setEditing] = useState<CalendarEvent | null>(null);
  const { data: series } = useQuery(calendarQueries.series);
  const ruleOf = ({ series_id }: CalendarEvent): string | null => series?.get(series_id ?? '')?.rrule ?? null;
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
            rrule={ruleOf(event)}
            isBusy={acts.isUpdating}
            onStatus={(status) => acts.setStatus(event, status)}
            onEdit={() => setEditing(event)}
            onDelete={() => setDeleting(event)}
            onSave={() => saveFile(calendarFile([event]))}
          />
        ))}
      </ul>
      {deleting && (
        <DeleteEventDialog
          event={deleting}
          isRunning={acts.isRemoving}
          onDelete={(scope) => acts.remove({ event: deleting, scope })}
          onClose={() => setDeleting(null)}
        />
      )}
      {editing && <EventDialog event={editing} rrule={ruleOf(editing)} onClose={() => setEditing(null)} />}
    </>
  );
};
