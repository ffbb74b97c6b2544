import type { Attendee } from '#shared/business-agents/calendar/event-details.ts';
import { meetingTypes } from '#shared/business-agents/executive/types.ts';
import { priorities } from '#shared/business-agents/sdr/schema.ts';
import {
  choice,
  flag,
  json,
  number,
  optionalFlag,
  optionalText,
  optionalTexts,
  text,
  textKey,
} from '../../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../../platform/table/define-entity.ts';

/** Key prefix of a user's series. */
export const SERIES = 'event-series#';

/** The rule of a repeating event. Its occurrences are calendar events, created half a year ahead (decision 0096). */
export const createEventSeriesEntity = defineUserEntity(
  'event_series',
  {
    id: textKey,
    title: text,
    /** Local time of the first occurrence. */
    start: text,
    time_zone: text,
    /** Minutes. */
    duration: number,
    all_day: flag,
    free: optionalFlag,
    event_type: choice(meetingTypes),
    description: optionalText,
    location: optionalText,
    attendees: json<Attendee[]>(),
    priority: choice(priorities),
    lead_id: optionalText,
    rrule: text,
    excluded: optionalTexts,
    ends_before: optionalText,
    uid: optionalText,
    /** Occurrences before this local day are stored. */
    stored_until: optionalText,
    /** Whether stored occurrences from `ends_before` on still have to be deleted. */
    is_cut: optionalFlag,
    /** The series whose following events it replaces. */
    after_id: optionalText,
    version: number,
    created_at: text,
  },
  ({ id }) => `${SERIES}${id}`,
);
