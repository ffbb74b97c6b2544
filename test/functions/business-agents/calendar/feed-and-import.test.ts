import { describe, expect, it } from 'vitest';
import { createFeedRepository } from '#functions/business-agents/calendar/feed/feed-repository.ts';
import { createReadFeed, feedLimit } from '#functions/business-agents/calendar/feed/read-feed.ts';
import { createImportEvent } from '#functions/business-agents/calendar/import/import-event.ts';
import { createUndoImport } from '#functions/business-agents/calendar/import/undo-import.ts';
import { createSyncSeries } from '#functions/business-agents/calendar/series/sync-series.ts';
import { createClosedAccountEntity } from '#functions/platform/account/closed-account-entity.ts';
import { createCallCounter } from '#functions/platform/limits/count-call.ts';
import type { ImportedEvent } from '#shared/business-agents/calendar/import.ts';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createExecutiveWorld } from '../executive/executive-world.ts';

const world = openForAllTests(async () => {
  const opened = await createExecutiveWorld();
  const { table, clock } = opened;
  const parts = { ...opened, syncSeries: createSyncSeries(opened) };
  const feeds = createFeedRepository(table, clock);
  const countCall = createCallCounter(table, clock, feedLimit);
  return {
    ...parts,
    feeds,
    importEvent: createImportEvent(parts),
    undoImport: createUndoImport(parts),
    readFeed: createReadFeed({ ...parts, feeds, countCall }),
    close: (user_id: string) =>
      createClosedAccountEntity(table)
        .build(PutItemCommand)
        .item({ user_id, closed_at: clock().toISOString() })
        .send(),
  };
});

const single: ImportedEvent = {
  uid: 'one@google.example',
  title: 'Planning; with, commas',
  start: '2026-11-24T09:00',
  time_zone: 'Europe/Berlin',
  duration: 60,
  all_day: false,
  description: null,
  location: 'Berlin',
  attendees: [{ name: null, email: 'ada@analytical.example' }],
  free: false,
  rrule: null,
  excluded: [],
  overrides: [],
};
const {
  uid: _uid,
  free: _free,
  rrule: _rrule,
  excluded: _excluded,
  overrides: _overrides,
  ...details
} = single;
const weekly: ImportedEvent = {
  ...single,
  uid: 'weekly@outlook.example',
  title: 'Weekly',
  start: '2026-11-02T10:00',
  rrule: 'FREQ=WEEKLY;UNTIL=20261221T090000Z',
  excluded: ['2026-11-30T10:00'],
  overrides: [
    { occurrence: '2026-12-07T10:00', details: { ...details, title: 'Moved', start: '2026-12-08T15:00' } },
    { occurrence: '2026-12-14T10:00', details: null },
  ],
};
const shownOf = async (userId: string): Promise<string[]> =>
  (await world.events.latest(userId)).map(({ title, start_time }) => `${title} ${start_time.slice(5, 16)}`);
const textOf = async (file: string): Promise<string> =>
  new TextDecoder().decode((await world.readFeed(file, undefined)).bytes).replaceAll('\r\n ', '');

describe('Importing a calendar', () => {
  it('the import adds events once by their UID, with exceptions of a series, and without taking a taken time', async () => {
    const { user_id } = world.person();
    const overlapping = { ...single, uid: 'two', title: 'Overlap' };
    const run = (isPreview: boolean) =>
      Promise.all([single, weekly].map((event) => world.importEvent(user_id, event, isPreview)));
    expect(await run(true)).toEqual(['added', 'added']);
    expect(await shownOf(user_id)).toEqual([]);
    expect(await run(false)).toEqual(['added', 'added']);
    expect(await world.importEvent(user_id, overlapping, false)).toBe('free');
    const expected = [
      'Weekly 11-02T09:00',
      'Weekly 11-09T09:00',
      'Weekly 11-16T09:00',
      'Weekly 11-23T09:00',
      'Planning; with, commas 11-24T08:00',
      'Overlap 11-24T08:00',
      'Moved 12-08T14:00',
      'Weekly 12-21T09:00',
    ];
    expect((await shownOf(user_id)).toSorted()).toEqual(expected.toSorted());
    expect(await run(false)).toEqual(['known', 'known']);
    expect(await shownOf(user_id)).toHaveLength(expected.length);
    const old = { ...weekly, uid: 'old', rrule: 'FREQ=WEEKLY;COUNT=2', start: '2020-01-06T10:00' };
    expect(await world.importEvent(user_id, old, false)).toBe('over');
  });

  it('an import can be undone: its events and series are deleted with changed occurrences, and nothing else', async () => {
    const [{ user_id }, ben] = [world.person(), world.person()];
    const far = '2027-11-01T10:00';
    const series = {
      ...weekly,
      rrule: 'FREQ=WEEKLY',
      overrides: [
        ...weekly.overrides,
        { occurrence: far, details: { ...details, title: 'Far', start: '2027-11-02T10:00' } },
      ],
    };
    const other = { ...single, uid: 'kept', title: 'Kept', start: '2026-11-25T09:00' };
    for (const event of [single, other, series]) await world.importEvent(user_id, event, false);
    await world.importEvent(ben.user_id, single, false);
    const undo = ({ uid, start, time_zone, rrule, overrides }: ImportedEvent) =>
      world.undoImport(user_id, {
        uid,
        start,
        time_zone,
        is_series: rrule !== null,
        overrides: overrides.map(({ occurrence }) => occurrence),
      });
    expect([await undo(single), await undo(series), await undo(series)]).toEqual([true, true, false]);
    expect(await shownOf(user_id)).toEqual(['Kept 11-25T08:00']);
    expect(await shownOf(ben.user_id)).toHaveLength(1);
    expect(await world.series.all(user_id)).toEqual([]);
    // The times are free again, and the file can be imported again.
    expect([
      await world.importEvent(user_id, single, false),
      await world.importEvent(user_id, series, false),
    ]).toEqual(['added', 'added']);
  });
});

describe('The calendar feed', () => {
  it('the feed contains single events in UTC, and series with their rule, exceptions and time zone', async () => {
    const { user_id } = world.person();
    for (const event of [single, weekly]) await world.importEvent(user_id, event, false);
    const { file } = await world.feeds.create(user_id);
    const text = await textOf(file);
    expect(text).toContain('SUMMARY:Planning\\; with\\, commas');
    expect(text).toContain('DTSTART:20261124T080000Z\r\nDURATION:PT60M');
    expect(text).toContain('UID:weekly@outlook.example');
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261102T100000');
    expect(text).toContain('RRULE:FREQ=WEEKLY;UNTIL=20261221T090000Z');
    expect(text).toContain('EXDATE;TZID=Europe/Berlin:20261130T100000,20261214T100000');
    expect(text).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20261207T100000');
    expect(text).toMatch(
      /BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nTZOFFSETFROM:\+0100\r\nTZOFFSETTO:\+0200/,
    );
    expect(text).not.toContain('ATTENDEE');
    // Only the series, its moved occurrence and the single event.
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  });

  it('the feed is not sent again with the entity tag of the last response, until something changes', async () => {
    const { user_id } = world.person();
    await world.importEvent(user_id, single, false);
    const { file } = await world.feeds.create(user_id);
    const first = await world.readFeed(file, undefined);
    expect(first).toMatchObject({ isUnmodified: false, type: 'text/calendar; charset=utf-8' });
    expect(await world.readFeed(file, first.etag)).toMatchObject({ isUnmodified: true });
    await world.importEvent(user_id, { ...single, uid: 'three', start: '2026-11-25T09:00' }, false);
    expect(await world.readFeed(file, first.etag)).toMatchObject({ isUnmodified: false });
  });

  it('the feed stops at once when its address is replaced or revoked, or the account is closed', async () => {
    const mara = world.person();
    const old = await world.feeds.create(mara.user_id);
    const next = await world.feeds.create(mara.user_id);
    const refused = { code: 'CALENDAR_FEED_NOT_FOUND' };
    await expect(world.readFeed(old.file, undefined)).rejects.toMatchObject(refused);
    await world.readFeed(next.file, undefined);
    await world.feeds.remove(mara.user_id, mara.context().idempotency);
    await expect(world.readFeed(next.file, undefined)).rejects.toMatchObject(refused);
    const ben = world.person();
    const { file } = await world.feeds.create(ben.user_id);
    await world.close(ben.user_id);
    await expect(world.readFeed(file, undefined)).rejects.toMatchObject(refused);
  });

  it('the feed is limited to 60 loads an hour', async () => {
    const { user_id } = world.person();
    const { file } = await world.feeds.create(user_id);
    for (let load = 0; load < 60; load += 1) await world.readFeed(file, undefined);
    await expect(world.readFeed(file, undefined)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });
});
