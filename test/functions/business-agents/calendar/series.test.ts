import { describe, expect, it } from 'vitest';
import { createChangeEvent } from '#functions/business-agents/calendar/events/change-event.ts';
import { createCreateEvent } from '#functions/business-agents/calendar/events/create-event.ts';
import { createRemoveFollowing } from '#functions/business-agents/calendar/events/remove-following.ts';
import { createSyncSeries } from '#functions/business-agents/calendar/series/sync-series.ts';
import { createRunFreeText } from '#functions/business-agents/executive/assistant/run-free-text.ts';
import { eventEndpoints } from '#functions/business-agents/executive/calendar/event-endpoints.ts';
import type { EventCreate } from '#shared/business-agents/calendar/schema.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createExecutiveWorld } from '../executive/executive-world.ts';

const world = openForAllTests(async () => {
  const opened = await createExecutiveWorld();
  const syncSeries = createSyncSeries(opened);
  const parts = { ...opened, syncSeries };
  return {
    ...parts,
    create: createCreateEvent(parts),
    change: createChangeEvent(parts),
    removeFollowing: createRemoveFollowing(parts),
  };
});

const details = {
  title: 'Stand-up',
  start: '2026-11-24T09:00',
  time_zone: 'Europe/Berlin',
  duration: 15,
  all_day: false,
  event_type: 'internal',
  description: null,
  location: 'Room 2',
  attendees: [{ name: 'Ada', email: 'ada@analytical.example' }],
  priority: 'medium',
  lead_id: null,
} as const;
const weekly: EventCreate = { ...details, attendees: [...details.attendees], rrule: 'FREQ=WEEKLY;COUNT=4' };
const keyOf = (person: ReturnType<typeof world.person>, key?: string) => person.context(key).idempotency;
const startsOf = async (userId: string): Promise<string[]> =>
  (await world.events.latest(userId)).map(({ title, start_time }) => `${title} ${start_time.slice(5, 16)}`);

describe('A repeating event', () => {
  it('a repeating event is stored as one event per occurrence that takes its time, and leaves out taken times', async () => {
    const mara = world.person();
    await world.create(
      mara.user_id,
      { ...weekly, title: 'Dentist', start: '2026-12-01T09:10', rrule: null },
      keyOf(mara),
    );
    const made = await world.create(mara.user_id, weekly, keyOf(mara, 'series'));
    expect(made).toMatchObject({
      event: {
        title: 'Stand-up',
        location: 'Room 2',
        attendees: [{ name: 'Ada' }],
        time_zone: 'Europe/Berlin',
      },
      skipped: ['2026-12-01T09:00'],
    });
    expect(await startsOf(mara.user_id)).toEqual([
      'Stand-up 11-24T08:00',
      'Dentist 12-01T08:10',
      'Stand-up 12-08T08:00',
      'Stand-up 12-15T08:00',
    ]);
    expect(await world.create(mara.user_id, weekly, keyOf(mara, 'series'))).toEqual(made);
    expect(await startsOf(mara.user_id)).toHaveLength(4);
  });

  it('a change applies to one occurrence alone, or it and all following ones with the rest of the count', async () => {
    const mara = world.person();
    await world.create(mara.user_id, weekly, keyOf(mara));
    const [, second, third] = await world.events.latest(mara.user_id);
    await world.change(
      mara.user_id,
      second!.id,
      { ...weekly, title: 'Long stand-up', start: '2026-12-02T11:00', scope: 'one' },
      keyOf(mara),
    );
    const body = {
      ...weekly,
      title: 'Late stand-up',
      start: '2026-12-09T09:05',
      rrule: undefined,
      scope: 'following',
    } as const;
    await world.change(mara.user_id, third!.id, body, keyOf(mara, 'rest'));
    const expected = [
      'Stand-up 11-24T08:00',
      'Long stand-up 12-02T10:00',
      // The weekday moved with the first of them.
      'Late stand-up 12-09T08:05',
      'Late stand-up 12-16T08:05',
    ];
    expect(await startsOf(mara.user_id)).toEqual(expected);
    await world.change(mara.user_id, third!.id, body, keyOf(mara, 'rest'));
    expect(await startsOf(mara.user_id)).toEqual(expected);
  });

  it('an event becomes a series from a single event, and single again without a rule', async () => {
    const mara = world.person();
    const { event } = await world.create(mara.user_id, { ...weekly, rrule: null }, keyOf(mara));
    const made = await world.change(mara.user_id, event!.id, { ...weekly, scope: 'one' }, keyOf(mara));
    expect(await startsOf(mara.user_id)).toHaveLength(4);
    await world.change(
      mara.user_id,
      made.event!.id,
      { ...weekly, rrule: null, scope: 'following' },
      keyOf(mara),
    );
    expect(await startsOf(mara.user_id)).toEqual(['Stand-up 11-24T08:00']);
    expect(await world.series.all(mara.user_id)).toEqual([]);
  });

  it('a series ends before a deleted occurrence and frees the times of all following ones', async () => {
    const mara = world.person();
    await world.create(mara.user_id, weekly, keyOf(mara));
    const [, second] = await world.events.latest(mara.user_id);
    await world.removeFollowing(mara.user_id, second!.id, keyOf(mara));
    expect(await startsOf(mara.user_id)).toEqual(['Stand-up 11-24T08:00']);
    const range = [new Date('2026-11-30'), new Date('2027-01-30')] as const;
    expect(await world.slots.taken(mara.user_id, ...range)).toEqual([]);
  });

  it('the series finishes an interrupted change the next time it is read', async () => {
    const mara = world.person();
    const { series_id } = await world.create(mara.user_id, { ...weekly, rrule: 'FREQ=DAILY' }, keyOf(mara));
    const row = (await world.series.find(mara.user_id, series_id!))!;
    expect(await startsOf(mara.user_id)).toHaveLength(179);
    // As if the function had stopped after ending the series.
    const cut = world.series.toChange(mara.user_id, row, { ends_before: '2026-11-26T09:00', is_cut: true });
    await world.writer.write(mara.user_id, keyOf(mara), [cut], null);
    await Promise.all([1, 2].map(() => world.syncSeries(mara.user_id, series_id!)));
    expect(await startsOf(mara.user_id)).toEqual(['Stand-up 11-24T08:00', 'Stand-up 11-25T08:00']);
  });

  it('the assistant moves one occurrence, and a deleted one stays out of the series', async () => {
    const mara = world.person();
    const { series_id } = await world.create(mara.user_id, weekly, keyOf(mara));
    const [, second, third] = await world.events.latest(mara.user_id);
    const run = createRunFreeText(world);
    const steps = [{ deed: 'move_event', id: second!.id, start: '2026-12-02T16:00' }] as const;
    await run({ ...mara.context(), zone: 'UTC' }, { steps });
    await eventEndpoints(world).removeEvent({
      caller: { user_id: mara.user_id, signed_in_at: 0 },
      params: { id: third!.id },
      idempotency: keyOf(mara),
    } as Parameters<ReturnType<typeof eventEndpoints>['removeEvent']>[0]);
    const row = (await world.series.find(mara.user_id, series_id!))!;
    expect(row.excluded).toEqual(['2026-12-08T09:00']);
    // As if half a year had passed: the days are added again, and only the missing ones.
    const again = world.series.toChange(mara.user_id, row, { stored_until: null });
    await world.writer.write(mara.user_id, keyOf(mara), [again], null);
    await world.syncSeries(mara.user_id, series_id!);
    expect(await startsOf(mara.user_id)).toEqual([
      'Stand-up 11-24T08:00',
      'Stand-up 12-02T16:00',
      'Stand-up 12-15T08:00',
    ]);
  });
});
