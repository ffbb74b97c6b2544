import { describe, expect, it } from 'vitest';
import { parseCalendar } from '#web/features/business-agents/executive/calendar/import/parse-calendar.ts';
import { appleFile, brokenFile, googleFile, outlookFile } from './calendar-files.ts';

const device = { zone: 'America/New_York', year: 2026 };

describe('Parsing a calendar file', () => {
  it('a Google file gives series with exceptions, all-day events and times in the zone of the calendar', () => {
    const { events, faults } = parseCalendar(googleFile, device)!;
    expect(faults).toEqual([]);
    expect(events).toMatchObject([
      {
        uid: '4abc9f3e@google.com',
        title: 'Team meeting',
        start: '2026-11-24T09:00',
        time_zone: 'Europe/Berlin',
        duration: 30,
        location: 'Hauptstraße 1, Berlin',
        description: 'Agenda, first part\nSecond line with a long text that Google folds after 75 octets',
        attendees: [{ name: 'Ada Lovelace', email: 'ada@analytical.example' }],
        rrule: 'FREQ=WEEKLY;UNTIL=20261221T225959Z;BYDAY=TU;WKST=MO',
        excluded: ['2026-12-01T09:00'],
        overrides: [
          {
            occurrence: '2026-12-08T09:00',
            details: { title: 'Team meeting (moved)', start: '2026-12-09T11:00', duration: 60 },
          },
        ],
      },
      { title: 'Christmas', start: '2026-12-24T00:00', all_day: true, free: true, duration: 3 * 24 * 60 },
      { title: 'Call in UTC', start: '2026-11-25T14:00', time_zone: 'Europe/Berlin', duration: 60 },
    ]);
  });

  it('an Outlook file gives its zones by their offsets, and free times', () => {
    expect(parseCalendar(outlookFile, device)).toMatchObject({
      events: [
        {
          title: 'Monthly review',
          start: '2026-11-27T15:00',
          time_zone: 'America/New_York',
          free: true,
          description: null,
          rrule: 'FREQ=MONTHLY;COUNT=3;BYDAY=-1FR',
        },
      ],
      faults: [],
    });
  });

  it('an Apple file gives escaped text, and floating times in the zone of the device', () => {
    expect(parseCalendar(appleFile, device)).toMatchObject({
      events: [
        { title: 'Coffee; with Ben', start: '2026-11-30T10:15', time_zone: 'Europe/Berlin', duration: 60 },
        { title: 'Floating run', start: '2026-12-02T08:00', time_zone: 'America/New_York', duration: 45 },
      ],
      faults: [],
    });
  });

  it('the parser names each event that cannot be imported, and reads the others', () => {
    const { events, faults } = parseCalendar(brokenFile, device)!;
    expect(events.map(({ title }) => title)).toEqual(['Good']);
    expect(faults).toEqual([
      { title: 'No start', reason: 'It has no start.' },
      { title: 'Hourly', reason: 'Its repetition isn’t supported.' },
      { title: 'Backwards', reason: 'It ends before it starts.' },
      { title: 'Unknown zone', reason: 'Its time zone “Middle Earth Time” is unknown.' },
      { title: 'Damaged', reason: 'It’s damaged and can’t be read.' },
      { title: 'Canceled', reason: 'It was canceled.' },
    ]);
    expect(parseCalendar('Name,Email\nAda,ada@analytical.example', device)).toBeNull();
  });
});
