import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#functions/platform/table/transact.ts';
import { createSdrWorld, type SdrWorld } from './sdr-world.ts';

let world: SdrWorld;
beforeAll(async () => void (world = await createSdrWorld()));
afterAll(() => world.stop());

const anna = { name: 'Anna Meyer', email: 'anna@acme.de' };

/** Creates a user with a lead whose follow-up is planned. */
const planned = async () => {
  const mara = world.person('declined');
  const { user_id } = mara;
  const { lead } = await mara.add(anna);
  const plan = () => world.planFollowUp(mara.context(), lead.id);
  const first = await plan();
  const eventOf = (id: string) => world.events.find(user_id, id);
  return { mara, user_id, lead, plan, first, eventOf, pending: () => world.tasks.pending(user_id) };
};

describe('A follow-up', () => {
  it('returns the pending one for a repeated request', async () => {
    const { first, plan, pending } = await planned();
    expect(await plan()).toEqual(first);
    expect(await pending()).toHaveLength(1);
  });

  it('a follow-up gets a new time when its event was deleted, and remains one task', async () => {
    const { user_id, first, plan, eventOf, pending } = await planned();
    await transact(world.table, world.events.toRemove(user_id, (await eventOf(first.event_id))!));
    const both = await Promise.all([plan(), plan()]);
    expect(both[0]).toEqual(both[1]);
    const { task, event_id, scheduledFor } = both[0];
    expect(task).toMatchObject({ id: first.task.id, event_id, status: 'pending' });
    expect(await eventOf(event_id)).toMatchObject({ start_time: scheduledFor, event_type: 'follow_up' });
    expect((await pending()).map((each) => each.event_id)).toEqual([event_id]);
    expect(await world.events.latest(user_id)).toHaveLength(1);
  });

  it('a follow-up gets a new time when its event was canceled', async () => {
    const { user_id, first, plan, eventOf } = await planned();
    const event = (await eventOf(first.event_id))!;
    await transact(world.table, world.events.toSetStatus(user_id, event, 'cancelled'));
    const { task, event_id } = await plan();
    expect(task.id).toBe(first.task.id);
    expect([event_id === first.event_id, (await eventOf(event_id))?.status]).toEqual([false, 'pending']);
  });

  it('a follow-up gets a future time when its event is past or completed', async () => {
    const { mara, user_id, lead, first, plan, eventOf, pending } = await planned();
    const later = new Date('2026-12-02T08:00:00Z');
    const missed = await world.planFollowUpAt(() => later)(mara.context(), lead.id);
    expect(missed.task.id).toBe(first.task.id);
    expect(new Date(missed.scheduledFor) > later).toBe(true);

    const event = (await eventOf(missed.event_id))!;
    await transact(world.table, world.events.toSetStatus(user_id, event, 'completed'));
    const next = await plan();
    expect([next.task.id, next.event_id === missed.event_id]).toEqual([first.task.id, false]);
    expect(await eventOf(next.event_id)).toMatchObject({ status: 'pending', start_time: next.scheduledFor });
    expect(await pending()).toHaveLength(1);
  });

  it('deleting a lead removes its follow-up from the calendar; past or completed events remain', async () => {
    const { mara, user_id, lead, first, eventOf } = await planned();
    const other = await mara.add({ ...anna, email: 'b@acme.de' });
    const kept = await world.planFollowUp(mara.context(), other.lead.id);
    await world.removeLead(user_id, lead.id, mara.context().idempotency);
    expect(await eventOf(first.event_id)).toBeNull();
    expect((await world.events.latest(user_id)).map(({ id }) => id)).toEqual([kept.event_id]);
    const again = await mara.add(anna);
    // The same quarters of an hour are available again.
    expect((await world.planFollowUp(mara.context(), again.lead.id)).scheduledFor).toBe(first.scheduledFor);

    const done = (await eventOf(kept.event_id))!;
    await transact(world.table, world.events.toSetStatus(user_id, done, 'completed'));
    await world.removeLead(user_id, other.lead.id, mara.context().idempotency);
    expect((await eventOf(kept.event_id))?.status).toBe('completed');
  });

  it('deleting a lead removes a follow-up that was completed early from the calendar', async () => {
    const { mara, user_id, lead, first, eventOf } = await planned();
    await world.setTask(user_id, first.task.id, 'completed', mara.context().idempotency);
    await world.removeLead(user_id, lead.id, mara.context().idempotency);
    expect(await eventOf(first.event_id)).toBeNull();
  });
});
