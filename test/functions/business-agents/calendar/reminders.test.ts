import { describe, expect, it } from 'vitest';
import { createCreateEvent } from '#functions/business-agents/calendar/events/create-event.ts';
import { createDueItems } from '#functions/business-agents/calendar/reminders/due-items-repository.ts';
import { createFindReminder } from '#functions/business-agents/calendar/reminders/find-reminder.ts';
import type { WorkReminderMessage } from '#functions/business-agents/calendar/reminders/reminder-message.ts';
import { createSendWorkReminder } from '#functions/business-agents/calendar/reminders/send-work-reminder.ts';
import { createStartWorkReminders } from '#functions/business-agents/calendar/reminders/start-work-reminders.ts';
import { createWorkRemindersRepository } from '#functions/business-agents/calendar/reminders/work-reminders-repository.ts';
import { createSyncSeries } from '#functions/business-agents/calendar/series/sync-series.ts';
import { createCreateTask } from '#functions/business-agents/executive/crm/create-task.ts';
import type { WorkReminders } from '#shared/business-agents/calendar/work-reminders.ts';
import type { Language } from '#shared/language/languages.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createExecutiveWorld } from '../executive/executive-world.ts';

const refusal = Object.assign(new Error('Too many emails.'), { $metadata: { httpStatusCode: 429 } });

const world = openForAllTests(async () => {
  const opened = await createExecutiveWorld();
  const { table } = opened;
  let now = new Date('2026-11-20T12:00:00Z');
  const clock = (): Date => now;
  const settings = createWorkRemindersRepository(table, clock);
  const sent: string[] = [];
  const failures: unknown[] = [];
  let language: Language = 'en';
  let refusals = 0;
  let isBlocked = false;
  const sendWorkReminder = createSendWorkReminder({
    settings,
    findReminder: createFindReminder({ ...opened, clock }),
    isBlocked: async () => isBlocked,
    readProfile: async () => ({ email: 'mara@plate.example', language }),
    notifyUser: async (_user, textIn) => {
      sent.push(`push: ${(await textIn(language)).title}`);
      return 'done';
    },
    sendEmail: async ({ subject, text }) => {
      if (refusals > 0) {
        refusals -= 1;
        throw refusal;
      }
      sent.push(`email: ${subject} | ${text.split('\n\n')[1]}`);
    },
    syncSeries: createSyncSeries({ ...opened, clock }),
    siteOrigin: async () => 'https://plate.example',
    clock,
    report: (error) => failures.push(error),
  });
  const run = async (message: WorkReminderMessage): Promise<unknown> => sendWorkReminder(message);
  const start = createStartWorkReminders({
    items: createDueItems(table),
    settings,
    send: async (messages) => {
      for (const message of messages as WorkReminderMessage[]) await run(message).catch(() => undefined);
    },
    clock,
  });
  return {
    ...opened,
    settings,
    sent,
    create: createCreateEvent({ ...opened, syncSeries: createSyncSeries(opened) }),
    createTask: createCreateTask(opened),
    speak: (chosen: Language) => (language = chosen),
    block: (blocked: boolean) => (isBlocked = blocked),
    refuse: (times: number) => (refusals = times),
    /** Runs the job at an instant, and returns what it sent. */
    at: async (instant: string): Promise<string[]> => {
      now = new Date(instant);
      sent.length = 0;
      await start();
      return [...sent].toSorted();
    },
  };
});

const meeting = {
  title: 'Demo for Ada',
  start: '2026-11-24T09:00',
  time_zone: 'Europe/Berlin',
  duration: 30,
  all_day: false,
  event_type: 'demo',
  description: null,
  location: null,
  attendees: [],
  priority: 'medium',
  lead_id: null,
  rrule: null,
} as const;
const create = (person: ReturnType<typeof world.person>, more: object = {}) =>
  world.create(person.user_id, { ...meeting, attendees: [], ...more }, person.context().idempotency);
const wish = (person: ReturnType<typeof world.person>, more: Partial<WorkReminders> = {}) =>
  world.settings.save(
    person.user_id,
    { push: true, email: true, minutes: 15, time_zone: 'Europe/Berlin', ...more },
    person.context().idempotency,
  );

describe('Reminders of meetings and tasks', () => {
  it('reminders are sent once per channel before a meeting, in the zone and language of the user, and only if turned on', async () => {
    const [mara, ben] = [world.person(), world.person()];
    await Promise.all([create(mara), create(ben), wish(mara)]);
    world.speak('de');
    expect(await world.at('2026-11-24T07:40:00Z')).toEqual([]);
    expect(await world.at('2026-11-24T07:45:00Z')).toEqual([
      'email: Erinnerung: Demo for Ada | Dienstag, 24. November, 09:00 (Europe/Berlin).',
      'push: Termin um 09:00',
    ]);
    world.speak('en');
    expect(await world.at('2026-11-24T07:50:00Z')).toEqual([]);
  });

  it('reminders are sent again for a meeting that moved, and not for a canceled or deleted one', async () => {
    const mara = world.person();
    await wish(mara, { email: false });
    const { event } = await create(mara, { start: '2026-11-25T09:00' });
    expect(await world.at('2026-11-25T07:45:00Z')).toEqual(['push: Meeting at 09:00']);
    const before = (await world.events.find(mara.user_id, event!.id))!;
    const moved = world.events.toChange(mara.user_id, before, { start_time: '2026-11-25T10:00:00.000Z' });
    await world.writer.write(mara.user_id, mara.context().idempotency, moved, null);
    expect(await world.at('2026-11-25T09:45:00Z')).toEqual(['push: Meeting at 11:00']);
    const second = await create(mara, { start: '2026-11-25T15:00' });
    const stored = (await world.events.find(mara.user_id, second.event!.id))!;
    const canceled = world.events.toSetStatus(mara.user_id, stored, 'cancelled');
    await world.writer.write(mara.user_id, mara.context().idempotency, canceled, null);
    expect(await world.at('2026-11-25T13:45:00Z')).toEqual([]);
  });

  it('reminders stop while staff has blocked the account', async () => {
    const mara = world.person();
    await wish(mara, { email: false });
    await create(mara, { start: '2026-11-24T15:00' });
    world.block(true);
    expect(await world.at('2026-11-24T13:45:00Z')).toEqual([]);
    world.block(false);
    expect(await world.at('2026-11-24T13:45:00Z')).toEqual(['push: Meeting at 15:00']);
  });

  it('reminders keep the local time of a series when the clocks change', async () => {
    const mara = world.person();
    await wish(mara, { email: false, minutes: 60 });
    await create(mara, { start: '2027-03-26T09:00', rrule: 'FREQ=DAILY;COUNT=4' });
    expect(await world.at('2027-03-27T07:00:00Z')).toEqual(['push: Meeting at 09:00']);
    // Summer time begins on the 28th.
    expect(await world.at('2027-03-28T06:00:00Z')).toEqual(['push: Meeting at 09:00']);
    expect(await world.at('2027-03-28T07:00:00Z')).toEqual([]);
  });

  it('reminders stay quiet for follow-ups with a lead that does not want to be contacted', async () => {
    const mara = world.person();
    await wish(mara, { email: false });
    const { lead } = await mara.add({ name: 'Ada', email: 'ada@analytical.example' });
    await create(mara, { start: '2026-11-26T09:00', event_type: 'follow_up', lead_id: lead.id });
    await create(mara, { start: '2026-11-26T11:00', event_type: 'follow_up', lead_id: lead.id });
    expect(await world.at('2026-11-26T07:45:00Z')).toEqual(['push: Follow-up at 09:00']);
    await world.setContact(mara.user_id, lead.id, { state: 'do_not_contact' }, mara.context().idempotency);
    expect(await world.at('2026-11-26T09:45:00Z')).toEqual([]);
  });

  it('the reminder comes at nine for a task that is due on a day', async () => {
    const mara = world.person();
    await wish(mara, { email: false });
    await world.createTask(mara.context(), {
      subject: 'Send the offer',
      taskType: 'email',
      priority: 'high',
      dueDate: '2026-11-27',
    });
    const zone = mara.context().zone;
    await wish(mara, { email: false, time_zone: zone });
    expect(await world.at('2026-11-27T08:55:00Z')).toEqual([]);
    expect(await world.at('2026-11-27T09:00:00Z')).toEqual(['push: You have a task due today']);
    expect(await world.at('2026-11-27T23:45:00Z')).toEqual([]);
  });

  it('reminders are retried after a temporary rejection, without repeating the other channel', async () => {
    const mara = world.person();
    await wish(mara);
    await create(mara, { start: '2026-11-27T12:00' });
    world.refuse(1);
    expect(await world.at('2026-11-27T10:45:00Z')).toEqual(['push: Meeting at 12:00']);
    expect(await world.at('2026-11-27T10:50:00Z')).toEqual([
      'email: Reminder: Demo for Ada | Friday 27 November, 12:00 (Europe/Berlin).',
    ]);
  });

  it('reminders of a series go on beyond half a year although no one opens the calendar', async () => {
    const [mara, ben] = [world.person(), world.person()];
    await Promise.all([wish(mara, { email: false }), wish(ben, { email: false })]);
    await create(mara, { start: '2027-06-10T09:00', rrule: 'FREQ=MONTHLY;INTERVAL=3' });
    await create(ben, { start: '2027-06-11T09:00', rrule: 'FREQ=YEARLY' });
    const days = ['2027-06-10', '2027-06-11', '2027-09-10', '2027-12-10', '2028-03-10', '2028-06-11'];
    for (const day of days) {
      const hour = day.slice(5, 7) === '06' || day.slice(5, 7) === '09' ? '06' : '07';
      expect(await world.at(`${day}T${hour}:45:00Z`), day).toEqual(['push: Meeting at 09:00']);
    }
  });
});
