import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { instantOf } from '#shared/time/instant-of.ts';
import { ZONE } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';
import { atWork, openOffice, workingDay } from './executive-scene.ts';

const { ben, hers, his } = openOffice();

const day = workingDay();

describe('Creating a task', () => {
  const lea = async () => {
    const person = atWork(await withUser());
    return { person, anna: await person.addLead({ name: 'Anna', email: 'anna@acme.test' }) };
  };

  it('EXEC-21 EXEC-33 DATA-17 saves a task with its lead, due at the end of its day', async () => {
    const { person, anna } = await lea();
    const { task, message } = await person.done('create_task', {
      subject: 'Call back',
      leadId: anna.id,
      taskType: 'call',
      priority: 'high',
      description: 'About tea',
      dueDate: day,
    });
    expect(message).toMatch(/^“Call back” is on your list, due on Tuesday,? /);
    expect(task).toMatchObject({
      subject: 'Call back',
      activity_type: 'call',
      priority: 'high',
      status: 'pending',
      description: 'About tea',
      due_date: instantOf(day, '23:59', ZONE).toISOString(),
      leads: { id: anna.id, name: 'Anna', email: 'anna@acme.test', company: null },
    });
    expect(await person.activities()).toEqual([task]);
    const done = await person.done('update_crm', { activityId: task!.id, status: 'completed' });
    expect(done).toMatchObject({
      task: { ...task, status: 'completed' },
      message: '“Call back” is now completed.',
    });
  });

  it('EXEC-10 EXEC-11 EXEC-33 defaults to a follow-up of medium priority and lists the newest first', async () => {
    const { person } = await lea();
    const { task: first } = await person.done('create_task', { subject: 'Write' });
    const { task: second } = await person.done('create_task', { subject: 'Call', taskType: 'call' });
    expect(await person.activities()).toEqual([second, first]);
    expect(first).toMatchObject({
      activity_type: 'follow_up',
      priority: 'medium',
      due_date: null,
      leads: null,
    });
  });
});

describe('Updating the CRM', () => {
  it("EXEC-23 SDR-09 (D27) changes a lead's status and records the change", async () => {
    const lea = atWork(await withUser());
    const anna = await lea.addLead({ name: 'Anna', email: 'anna@acme.test' });
    const { message, task } = await lea.done('update_crm', {
      leadId: anna.id,
      status: 'qualified',
      notes: 'Asked for tea',
    });
    expect(message).toBe('Anna is now qualified.');
    expect(task).toMatchObject({
      subject: 'Anna: new → qualified',
      description: 'Asked for tea',
      activity_type: 'note',
      status: 'completed',
      leads: { id: anna.id },
    });
    expect(await lea.leads()).toMatchObject([{ id: anna.id, status: 'qualified' }]);
    expect((await lea.done('update_crm', { leadId: anna.id, status: 'qualified' })).message).toBe(
      'Anna was already qualified.',
    );
    expect(await lea.activities()).toEqual([task]);
  });

  it('EXEC-23 finds no records of another user', async () => {
    const [{ event }, { task }, anna] = await Promise.all([
      hers.done('schedule_meeting', { title: 'Private' }),
      hers.done('create_task', { subject: 'Private' }),
      hers.addLead({ name: 'Anna', email: `${randomUUID()}@acme.test` }),
    ]);
    expect(await his.refused('update_crm', { leadId: anna.id, status: 'lost' })).toEqual([
      404,
      'LEAD_NOT_FOUND',
    ]);
    expect(await his.refused('update_crm', { eventId: event!.id, status: 'cancelled' })).toEqual([
      404,
      'EVENT_NOT_FOUND',
    ]);
    expect(await his.refused('update_crm', { activityId: task!.id, status: 'completed' })).toEqual([
      404,
      'ACTIVITY_NOT_FOUND',
    ]);
    expect((await ben.call('DELETE', `/api/calendar-events/${event!.id}`)).status).toBe(204);
    expect((await hers.events()).map(({ id }) => id)).toContain(event!.id);
  });
});
