import type { Page } from '@playwright/test';

const lines = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Test//EN',
  'BEGIN:VEVENT',
  'UID:planning@calendar.example',
  'DTSTAMP:20261101T080000Z',
  'DTSTART:20350110T090000Z',
  'DTEND:20350110T100000Z',
  'SUMMARY:Planning with https://example.com/a-very-long-link-without-any-space-0123456789012345678901234567890',
  'END:VEVENT',
  'END:VCALENDAR',
];

/** Chooses a calendar file with one event in the open dialog of the import. */
export const chooseCalendar = (page: Page): Promise<void> =>
  page.getByLabel('Calendar to import').setInputFiles({
    name: 'planning.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
  });
