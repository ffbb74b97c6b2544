import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#shared/business-agents/executive/schema.ts';
import { meetingTypes } from '#shared/business-agents/executive/schema.ts';
import { minutesAfter } from '#shared/business-agents/executive/quarters.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { addDays } from '#shared/time/local-date.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { atWork, openOffice, workingDay } from './executive-scene.ts';

const { mara, hers, his } = openOffice();

const PLACEHOLDER_ID = '01JD0000000000000000000000';
const day = workingDay();
const at = (time: string): string => instantOf(day, time, ZONE).toISOString();
const timesOf = (events: CalendarEvent[]): string[] =>
  events.map(({ start_time }) => wallClockOf(new Date(start_time), ZONE).time.slice(0, 5));

describe('Scheduling a meeting', () => {
  it('EXEC-19 EXEC-20 DATA-16 schedules a meeting at the requested time with its lead', async () => {
    const anna = await hers.addLead({ name: 'Anna Berg', email: 'anna@acme.test', company: 'Acme' });
    const data = { title: 'Demo', leadId: anna.id, preferredTime: at('10:05'), meetingType: 'demo' };
    const key = randomUUID();
    const { message, event } = await hers.done('schedule_meeting', data, key);
    expect(message).toMatch(
      /^“Demo” is on your calendar at the time you requested: Tuesday,? .*, 10:05–10:35\.$/,
    );
    const leads = { id: anna.id, name: 'Anna Berg', email: 'anna@acme.test', company: 'Acme' };
    expect(event).toEqual({
      id: event?.id,
      title: 'Demo',
      start_time: at('10:05'),
      duration: 30,
      event_type: 'demo',
      description: null,
      status: 'pending',
      priority: 'medium',
      leads,
    });
    expect((await hers.done('schedule_meeting', data, key)).event).toEqual(event);
    expect(await hers.events()).toEqual([event]);
    expect(await his.events()).toEqual([]);
  });

  it('EXEC-08 EXEC-09 defaults to 30 minutes and accepts the four meeting types', async () => {
    const lea = atWork(await withUser());
    for (const meetingType of meetingTypes) {
      const other = await lea.done('schedule_meeting', {
        title: 'x',
        meetingType,
        preferredTime: at('14:00'),
      });
      expect(other.event).toMatchObject({ event_type: meetingType, duration: 30 });
    }
  });

  it("EXEC-20 moves to the next free time when the requested one is taken or past, and says so in the user's language", async () => {
    const lea = atWork(await withUser());
    await lea.done('schedule_meeting', { title: 'One', duration: 60, preferredTime: at('16:00') });
    const taken = await lea.done(
      'schedule_meeting',
      { title: 'Two', preferredTime: at('16:30') },
      undefined,
      'de',
    );
    expect(taken.message).toMatch(/^Die gewünschte Zeit ist belegt\. „Two“ .*: Mittwoch, .*, 09:00–09:30\.$/);
    const past = await lea.done('schedule_meeting', {
      title: 'Three',
      preferredTime: '2026-01-05T10:00:00Z',
    });
    expect(past.message).toContain('has passed.');
    expect(Date.parse(past.event!.start_time)).toBeGreaterThan(Date.now());
    const free = await lea.done('schedule_meeting', { title: 'Four', duration: '45' });
    expect(free).toMatchObject({ event: { duration: 45, event_type: 'sales_call' } });
    const { date, time } = wallClockOf(new Date(free.event!.start_time), ZONE);
    expect(time >= '09:00:00' && time <= '16:15:00').toBe(true);
    expect([0, 6]).not.toContain(new Date(`${date}T00:00:00Z`).getUTCDay());
  });

  it('EXEC-20 never creates overlapping meetings when 20 requests ask for the same time', async () => {
    const lea = atWork(await withUser());
    const data = { title: 'Rush', preferredTime: at('09:30'), duration: 20 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => lea.ask('schedule_meeting', data)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const events = await lea.events();
    expect(events).toHaveLength(20);
    expect(timesOf(events)[0]).toBe('09:30');
    for (const [index, { start_time, duration }] of events.entries()) {
      const next = events[index + 1];
      const end = minutesAfter(new Date(start_time), duration).toISOString();
      if (next) expect(end <= next.start_time).toBe(true);
    }
  });

  it("EXEC-20 rejects an unknown lead and another user's lead with 404", async () => {
    const anna = await hers.addLead({ name: 'Anna', email: `${randomUUID()}@acme.test` });
    for (const leadId of [PLACEHOLDER_ID, anna.id])
      expect(await his.refused('schedule_meeting', { title: 'x', leadId })).toEqual([404, 'LEAD_NOT_FOUND']);
    expect(await his.events()).toEqual([]);
  });
});

describe('The calendar', () => {
  it('EXEC-32 EXEC-25 the calendar lists events by start time; the schedule returns the requested days without canceled events', async () => {
    const lea = atWork(await withUser());
    const made = [];
    for (const time of ['15:00', '09:00', '23:30', '12:00'])
      made.push((await lea.done('schedule_meeting', { title: time, preferredTime: at(time) })).event!);
    expect(timesOf(await lea.events())).toEqual(['09:00', '12:00', '15:00', '23:30']);
    // An event that is still running is included, a past one is not.
    expect(timesOf(await lea.events(at('12:15')))).toEqual(['12:00', '15:00', '23:30']);
    expect(timesOf(await lea.events(at('12:30')))).toEqual(['15:00', '23:30']);
    await lea.done('update_crm', { eventId: made[3]!.id, status: 'cancelled' });
    const { message, events = [] } = await lea.done('get_schedule', { from: day, to: day });
    expect(timesOf(events)).toEqual(['09:00', '15:00', '23:30']);
    expect(message).toMatch(/^You have 3 events from /);
    const week = await lea.done('get_schedule', {});
    expect(week).toMatchObject({
      events: [],
      message: expect.stringMatching(/^You have no events/) as unknown,
    });
  });

  it('EXEC-25 the calendar lists an event that runs past midnight on the following day too', async () => {
    const lea = atWork(await withUser());
    await lea.done('schedule_meeting', { title: 'Night', preferredTime: at('23:30'), duration: 60 });
    const next = addDays(day, 1);
    const { events = [] } = await lea.done('get_schedule', { from: next, to: next });
    expect(events.map(({ title }) => title)).toEqual(['Night']);
    const after = addDays(day, 2);
    expect((await lea.done('get_schedule', { from: after, to: after })).events).toEqual([]);
  });

  it('EXEC-23 frees the time of a canceled or deleted event and restores the event only while the time is free', async () => {
    const lea = atWork(await withUser());
    const book = async (title: string) =>
      (await lea.done('schedule_meeting', { title, preferredTime: at('11:00') })).event!;
    const first = await book('First');
    await lea.done('update_crm', { eventId: first.id, status: 'cancelled' });
    const second = await book('Second');
    expect(second.start_time).toBe(first.start_time);
    const back = await lea.ask('update_crm', { eventId: first.id, status: 'pending' });
    expect([back.status, back.body.details]).toEqual([
      400,
      [{ field: 'data.status', message: 'You already have an event at this time.' }],
    ]);
    const { call } = mara;
    expect((await call('DELETE', `/api/calendar-events/${second.id}`)).status).toBe(204);
    expect(await lea.events()).toHaveLength(2);
  });

  it('EXEC-23 deletes an event permanently, safely when repeated, and frees its time', async () => {
    const user = await withUser();
    const lea = atWork(user);
    const wish = { title: 'Call', preferredTime: at('11:00') };
    const { event: first } = await lea.done('schedule_meeting', wish);
    for (let press = 0; press < 2; press += 1)
      expect((await user.call('DELETE', `/api/calendar-events/${first!.id}`)).status).toBe(204);
    expect(await lea.events()).toEqual([]);
    const { event: second } = await lea.done('schedule_meeting', wish);
    expect(second?.start_time).toBe(first?.start_time);
    await lea.done('update_crm', { eventId: second!.id, status: 'cancelled' });
    const { event } = await lea.done('update_crm', {
      eventId: second!.id,
      status: 'in_progress',
      notes: 'Late',
    });
    expect(event).toEqual({ ...second, status: 'in_progress' });
    expect(await lea.activities()).toMatchObject([
      { subject: 'Call', description: 'Late', activity_type: 'note' },
    ]);
  });
});
