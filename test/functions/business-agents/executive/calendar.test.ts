import { describe, expect, it } from 'vitest';
import type { RequestedEvent } from '#functions/business-agents/common/calendar/calendar-repository.ts';
import type { StoredEvent } from '#functions/business-agents/common/calendar/stored-event.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createExecutiveWorld, type ExecutiveWorld } from './executive-world.ts';

const world = openForAllTests(createExecutiveWorld);

const wanted: RequestedEvent = {
  title: 'Meeting',
  minutes: 30,
  zone: 'UTC',
  event_type: 'internal',
  description: null,
  priority: 'low',
  lead_id: null,
};
type Person = ReturnType<ExecutiveWorld['person']>;
const book = (person: Person, more: Partial<RequestedEvent> = {}): Promise<StoredEvent> =>
  world.calendar.book(
    person.user_id,
    person.context().idempotency,
    { ...wanted, ...more },
    () => [],
    (event) => event,
  );
const instant = (time: string): Date => new Date(`2026-11-${time}Z`);

describe('Booking a calendar event', () => {
  it('finds the next working time from now or from a given time, never a past one', async () => {
    const mara = world.person();
    const starts = [
      await book(mara),
      await book(mara, { from: instant('01T08:00:00') }),
      await book(mara, { from: instant('24T12:01:00') }),
      await book(mara, { preferred: instant('20T11:56:30.500') }),
      await book(mara, { preferred: instant('20T08:00:00') }),
    ].map(({ start_time }) => start_time);
    expect(starts).toEqual([
      '2026-11-20T12:00:00.000Z',
      '2026-11-20T12:30:00.000Z',
      '2026-11-24T12:15:00.000Z',
      // Just past, so it counts as now, on its minute; but its quarters are taken.
      '2026-11-20T13:00:00.000Z',
      '2026-11-20T13:30:00.000Z',
    ]);
  });

  it('accepts any hour, even across midnight, and reserves all of its quarter hours', async () => {
    const mara = world.person();
    const night = await book(mara, { preferred: instant('28T23:50:00'), minutes: 40 });
    expect(night.start_time).toBe('2026-11-28T23:50:00.000Z');
    const taken = await world.slots.taken(mara.user_id, instant('28T00:00:00'), instant('30T00:00:00'));
    expect(taken.map(({ start }) => start.toISOString().slice(8, 16))).toEqual([
      '28T23:45',
      '29T00:00',
      '29T00:15',
    ]);
    const next = await book(mara, { preferred: instant('29T00:29:00') });
    expect(next.start_time).toBe('2026-11-30T09:00:00.000Z');
  });

  it('reports that four weeks are full and writes nothing', async () => {
    const mara = world.person();
    await book(mara, { preferred: instant('20T12:00:00'), minutes: 300 });
    const days = Array.from({ length: 27 }, (_none, day) => new Date(Date.UTC(2026, 10, 21 + day, 9)));
    await Promise.all(days.map((preferred) => book(mara, { preferred, minutes: 480 })));
    await expect(book(mara)).rejects.toMatchObject({ code: 'CALENDAR_FULL' });
    expect((await world.events.latest(mara.user_id)).length).toBe(28);
  });

  it('writes the event with its related rows or nothing, and reports the failed condition', async () => {
    const mara = world.person();
    const note = {
      id: 'N',
      subject: 'x',
      activity_type: 'note',
      description: null,
      status: 'completed',
      priority: 'low',
      due_date: null,
      created_at: '2026-11-20T12:00:00.000Z',
      lead_id: null,
    } as const;
    const bookWith = () =>
      world.calendar.book(
        mara.user_id,
        mara.context().idempotency,
        wanted,
        () => [
          world.activities.toSetStatus(mara.user_id, 'none', 'completed'),
          world.activities.toKeep(mara.user_id, note),
        ],
        (event) => event,
      );
    await expect(bookWith()).rejects.toMatchObject({ failed: [true, false] });
    expect(await world.events.latest(mara.user_id)).toEqual([]);
    expect(await world.slots.taken(mara.user_id, instant('20T00:00:00'), instant('30T00:00:00'))).toEqual([]);
  });

  it('books once for a repeated request, even a simultaneous one', async () => {
    const mara = world.person();
    const context = mara.context('twice');
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        world.calendar.book(
          mara.user_id,
          context.idempotency,
          wanted,
          () => [],
          (event) => event.start_time,
        ),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await world.events.latest(mara.user_id)).toHaveLength(1);
  });
});
