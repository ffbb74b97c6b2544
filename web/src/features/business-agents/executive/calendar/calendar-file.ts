import { calendarFile as textOf } from '#shared/business-agents/executive/ics.ts';
import type { CalendarEvent } from '#shared/business-agents/executive/schema.ts';
import type { Download } from '#web/lib/api/download.ts';

/** Returns events as an iCalendar file (RFC 5545). */
export const calendarFile = (events: readonly CalendarEvent[]): Download => ({
  name: 'platewise-calendar.ics',
  file: new Blob([textOf(events, new Date())], { type: 'text/calendar' }),
});
