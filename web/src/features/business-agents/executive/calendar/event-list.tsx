import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
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
  /** Shown if there are no events. */
  empty: ReactNode;
}

/** List of events with their actions. Its dialogs stay open when another tab deletes the last event. */
export const EventList = ({ label, events, empty }: Props) => {
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
      {events.length === 0 ? (
        empty
      ) : (
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
      )}
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
