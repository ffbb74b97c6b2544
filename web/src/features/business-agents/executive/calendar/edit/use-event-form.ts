import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import { eventChange, type ChangedEvent } from '#shared/business-agents/calendar/schema.ts';
import { localStartOf } from '#shared/business-agents/calendar/instant-in-zone.ts';
import {
  type CalendarEvent,
  DEFAULT_DURATION,
  type MeetingType,
} from '#shared/business-agents/executive/schema.ts';
import type { Priority } from '#shared/business-agents/sdr/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { fullDay } from '#web/ui/format/format-day.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { joinDrafts } from '#web/ui/layout/dialog-drafts.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { useFields } from '../../../common/use-fields.ts';
import { useRun } from '../../../common/use-run.ts';
import { useRefresh } from '../../use-refresh.ts';
import { parsePeople, peopleText } from './people.ts';
import { fromRule, noRepeat, type Repeat, toRule } from './repeat-rule.ts';

const MINUTES_PER_DAY = 24 * 60;
const LOCAL_LETTERS = 'YYYY-MM-DDTHH:MM'.length;

interface Values extends Record<string, string> {
  title: string;
  /** A local time, or a day if the event takes whole days. */
  start: string;
  time_zone: string;
  /** Minutes, or days. */
  duration: string;
  all_day: 'yes' | '';
  event_type: MeetingType;
  lead_id: string;
  location: string;
  attendees: string;
  description: string;
  priority: Priority;
  scope: 'one' | 'following';
}

const says = { duration: t('Enter up to 8 hours, or whole days for an all-day event.') };

const valuesOf = (event: CalendarEvent | null, start: string): Values => {
  const time_zone = event?.time_zone ?? deviceTimeZone();
  const isAllDay = event?.all_day === true;
  const duration = event?.duration ?? DEFAULT_DURATION;
  return {
    title: event?.title ?? '',
    start: event ? localStartOf(new Date(event.start_time), time_zone) : start,
    time_zone,
    duration: String(isAllDay ? duration / MINUTES_PER_DAY : duration),
    all_day: isAllDay ? 'yes' : '',
    event_type: event?.event_type ?? 'internal',
    lead_id: event?.leads?.id ?? '',
    location: event?.location ?? '',
    attendees: peopleText(event?.attendees ?? []),
    description: event?.description ?? '',
    priority: event?.priority ?? 'medium',
    scope: 'one',
  };
};

const bodyOf = (values: Values) => ({
  ...values,
  start: values.all_day ? `${values.start.slice(0, 10)}T00:00` : values.start.slice(0, LOCAL_LETTERS),
  // A blank field is not a number and must not become 0.
  duration: (parseDecimal(values.duration) ?? Number.NaN) * (values.all_day ? MINUTES_PER_DAY : 1),
  all_day: values.all_day !== '',
  lead_id: values.lead_id || null,
  location: values.location.trim() || null,
  description: values.description.trim() || null,
  attendees: parsePeople(values.attendees),
});

const reportSkipped = ({ skipped }: ChangedEvent): void => {
  if (skipped.length > 0)
    notify.error(
      t('Some times are taken'),
      t('The event wasn’t added on {days}.', {
        days: skipped.map((start) => fullDay(start.slice(0, 10))).join('; '),
      }),
    );
};

/**
 * State and submit action of the event form.
 * @param event the event to change; null for a new one
 * @param rrule the rule of its series
 */
export const useEventForm = (
  event: CalendarEvent | null,
  rrule: string | null,
  start: string,
  onDone: () => void,
) => {
  const initial = valuesOf(event, start);
  const item = event?.id ?? '';
  const { values, read, draft: draftOfFields, ...form } = useFields({ form: 'event', item }, initial, says);
  const [firstRepeat] = useState<Repeat>(rrule === null ? noRepeat : fromRule(rrule, initial.start));
  const [repeat, setRepeat] = useState(firstRepeat);
  const draftOfRepeat = useDraft({
    form: 'event-repeat',
    item,
    values: repeat,
    initial: firstRepeat,
    restore: setRepeat,
  });
  const draft = joinDrafts(draftOfFields, draftOfRepeat);
  const refresh = useRefresh();
  const { run, isRunning } = useRun({
    send: (body: ReturnType<typeof eventChange.parse>, idempotencyKey) => {
      if (event) return call(calendarRoutes.changeEvent, { params: { id: event.id }, body, idempotencyKey });
      const { scope: _scope, rrule: rule = null, ...details } = body;
      return call(calendarRoutes.createEvent, { body: { ...details, rrule: rule }, idempotencyKey });
    },
    failure: t('We couldn’t save the event'),
    onDone: (answer, { title }) => {
      notify.success(event ? t('Event saved') : t('Event added'), title);
      reportSkipped(answer);
      refresh(['events', 'event-series']);
      draft.end();
      onDone();
    },
  });
  const submit = (): void => {
    const body = bodyOf(values);
    const isWhole = rrule === null || values.scope === 'following';
    const checked = read(eventChange, {
      ...body,
      ...(isWhole && { rrule: toRule(repeat, body.start) }),
    });
    if (checked) run(checked);
  };
  return { ...form, draft, values, repeat, setRepeat, submit, isRunning };
};

export type EventForm = ReturnType<typeof useEventForm>;
