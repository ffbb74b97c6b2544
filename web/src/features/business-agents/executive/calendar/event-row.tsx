import { RowButton } from '#web/ui/inputs/row-button.tsx';
import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import CalendarArrowDown from 'lucide-react/icons/calendar-arrow-down';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { CalendarEvent, WorkStatus } from '#shared/business-agents/executive/schema.ts';
import { Chip } from '../../common/chip.tsx';
import { priorityTones, workStatusTones } from '../../common/status-tones.ts';
import { meetingTypeLabels, priorityLabels, workStatusLabels } from '../../common/status-labels.ts';
import work from '../../common/work.module.css';
import { useToday } from '#web/lib/time/use-today.ts';
import { shortened } from './calendar-view.ts';
import { describeRule } from './edit/describe-rule.ts';
import { whenOf } from './when-of.ts';

interface Props {
  event: CalendarEvent;
  /** The rule of its series. */
  rrule: string | null;
  /** Whether a change is being saved. */
  isBusy: boolean;
  onStatus: (status: WorkStatus) => void;
  onEdit: () => void;
  onDelete: () => void;
  onSave: () => void;
}

/** Row of a calendar event with its actions. */
export const EventRow = ({ event, rrule, isBusy, onStatus, onEdit, onDelete, onSave }: Props) => {
  const today = useToday();
  const { title, status } = event;
  const place = [event.location, ...(event.attendees ?? []).map(({ name, email }) => name ?? email)]
    .filter(Boolean)
    .join(', ');
  const isOpen = status === 'pending' || status === 'in_progress';
  return (
    <li className={work.row} data-over={status === 'cancelled' || undefined}>
      <div className={work.what}>
        <h3 className={work.name}>{title}</h3>
        <p className="secondary">
          {whenOf(event, today)} · {meetingTypeLabels[event.event_type]}
          {event.leads && ` · ${event.leads.name}`}
        </p>
        {(place !== '' || rrule !== null) && (
          <p className="secondary">
            {[rrule !== null && describeRule(rrule), place].filter(Boolean).join(' · ')}
          </p>
        )}
        {event.description !== null && event.description !== '' && (
          <p className="secondary">{shortened(event.description)}</p>
        )}
        <p className={work.chips}>
          <Chip tone={workStatusTones[status]}>{workStatusLabels[status]}</Chip>
          <Chip tone={priorityTones[event.priority]}>
            {t('Priority: {priority}', { priority: priorityLabels[event.priority] })}
          </Chip>
        </p>
      </div>
      <div className={work.tools}>
        {isOpen ? (
          <>
            <RowButton
              variant="default"
              isDisabled={isBusy}
              label={t('Complete {name}', { name: title })}
              onClick={() => onStatus('completed')}
            >
              {t('Complete')}
            </RowButton>
            <RowButton
              variant="subtle"
              isDisabled={isBusy}
              label={t('Cancel {name}', { name: title })}
              onClick={() => onStatus('cancelled')}
            >
              {t('Cancel|event')}
            </RowButton>
          </>
        ) : null}
        <ActionIcon aria-label={t('Edit {name}', { name: title })} disabled={isBusy} onClick={onEdit}>
          <Pencil aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t('Calendar file of {name}', { name: title })} onClick={onSave}>
          <CalendarArrowDown aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t('Delete {name}', { name: title })} disabled={isBusy} onClick={onDelete}>
          <Trash2 aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
};
