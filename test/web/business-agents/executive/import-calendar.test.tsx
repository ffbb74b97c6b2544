import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import { openExecutive } from './open-executive.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-20T12:00:00Z')));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const event = (uid: string, more = ''): string =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTART:20261124T090000Z',
    'DTEND:20261124T100000Z',
    `SUMMARY:${uid}`,
    `${more}END:VEVENT`,
  ].join('\r\n');
const text = ['BEGIN:VCALENDAR', event('one'), event('known'), event('weekly', 'RRULE:FREQ=WEEKLY\r\n')]
  .concat('END:VCALENDAR', '')
  .join('\r\n');

describe('Importing a calendar', () => {
  it('the import offers to remove the events that it added, and leaves those that were there before', async () => {
    const { api, user, click } = openExecutive();
    api.on(calendarRoutes.importEvents, ({ body }) => ({
      outcomes: (body as { events: { uid: string }[] }).events.map(({ uid }) => ({
        uid,
        outcome: uid === 'known' ? ('known' as const) : ('added' as const),
      })),
    }));
    api.on(calendarRoutes.undoImport, () => ({ removed: 2 }));
    await click('Import');
    const field = await screen.findByLabelText('Calendar to import');
    await user.upload(field, new File([text], 'my.ics', { type: 'text/calendar' }));
    await screen.findByText('2 new events');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }));
    await screen.findByText('Import finished');
    await click('Remove these');
    expect(await screen.findByText('Removed 2 imported events.')).toBeDefined();
    const { events } = api.sentTo(calendarRoutes.undoImport)[0]!.body as { events: object[] };
    expect(events).toMatchObject([
      { uid: 'one', is_series: false, overrides: [] },
      { uid: 'weekly', is_series: true },
    ]);
    expect(events).toHaveLength(2);
  });
});
