import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkChange } from '#shared/business-agents/sdr/lead-change.ts';
import { createSdrWorld, type SdrWorld } from '../sdr-world.ts';
import { importList } from './a-list.ts';

let world: SdrWorld;
beforeAll(async () => {
  world = await createSdrWorld();
});
afterAll(() => world.stop());

describe('Changing many leads at once', () => {
  it('sets a status once per key, and reports leads that had it or are gone', async () => {
    const { user_id, ids, key, byId } = await importList(world, 30);
    const change: BulkChange = { kind: 'status', status: 'contacted' };
    const once = key();
    const [gone] = (await importList(world, 1)).ids;
    const answer = await world.bulkLeads(user_id, { lead_ids: [...ids, gone!], change }, once);
    expect(answer.changed).toEqual(ids);
    expect(answer.skipped).toEqual([{ id: gone, reason: 'gone' }]);
    expect(await world.bulkLeads(user_id, { lead_ids: [...ids, gone!], change }, once)).toEqual(answer);
    const again = await world.bulkLeads(user_id, { lead_ids: ids, change }, key());
    expect([again.changed, again.skipped.every(({ reason }) => reason === 'same')]).toEqual([[], true]);
    expect([...(await byId()).values()].every(({ status }) => status === 'contacted')).toBe(true);
  });

  it('adds and removes tags whatever their case, without an eleventh', async () => {
    const { user_id, ids, key, byId } = await importList(world, 2, { tags: ['Fair'] });
    const tag = (add: string[], remove: string[] = []) =>
      world.bulkLeads(user_id, { lead_ids: ids, change: { kind: 'tags', add, remove } }, key());
    expect((await tag(['fair'])).skipped.map(({ reason }) => reason)).toEqual(['same', 'same']);
    await tag(['VIP']);
    expect((await byId()).get(ids[0]!)?.tags).toEqual(['Fair', 'VIP']);
    const nine = Array.from({ length: 9 }, (_none, at) => `tag ${at}`);
    expect((await tag(nine)).skipped.map(({ reason }) => reason)).toEqual(['too_many_tags', 'too_many_tags']);
    await tag([], ['vip', 'FAIR']);
    expect((await byId()).get(ids[0]!)?.tags).toEqual([]);
  });

  it('deletes leads and brings them back with their messages, task and calendar event', async () => {
    const { user_id, ids, key, byId, context, add } = await importList(world, 3);
    const [first] = ids;
    await world.answerLead(context(), first!, 'What does it cost?');
    const { event_id } = await world.planFollowUp(context(), first!);
    const before = await byId();
    const deletion = key();
    const request = { lead_ids: ids, change: { kind: 'delete' } as const };
    expect((await world.bulkLeads(user_id, request, deletion)).changed).toEqual(ids);
    // A retry finishes the deletion and repeats its answer.
    expect((await world.bulkLeads(user_id, request, deletion)).changed).toEqual(ids);
    expect((await byId()).size).toBe(0);
    expect(await world.leads.count(user_id)).toBe(0);
    expect((await world.events.find(user_id, event_id))?.status).toBe('cancelled');
    // The address is free at once; the lead that used it cannot come back.
    await add({ name: 'Someone else', email: 'lead-2@list.example' });

    const back = await world.bulkLeads(user_id, { lead_ids: ids, change: { kind: 'restore' } }, key());
    expect(back).toEqual({
      changed: ids.slice(0, 2),
      skipped: [{ id: ids[2], reason: 'address_taken' }],
      lost_follow_ups: 0,
    });
    const after = await byId();
    expect(ids.slice(0, 2).map((id) => after.get(id))).toEqual(ids.slice(0, 2).map((id) => before.get(id)));
    expect(await world.leads.count(user_id)).toBe(3);
    expect(await world.conversations.newest(user_id, first!, 10)).toHaveLength(1);
    expect(await world.tasks.pending(user_id, first)).toHaveLength(1);
    expect((await world.events.find(user_id, event_id))?.status).toBe('pending');
    expect((await world.relatedItems.all(user_id, first!)).length).toBe(2);
  });

  it('restores nothing twice and nothing of another user', async () => {
    const { user_id, ids, key } = await importList(world, 1);
    await world.bulkLeads(user_id, { lead_ids: ids, change: { kind: 'delete' } }, key());
    const other = world.person();
    const restore = { lead_ids: ids, change: { kind: 'restore' } as const };
    const hers = await world.bulkLeads(other.user_id, restore, other.context().idempotency);
    expect(hers.skipped).toEqual([{ id: ids[0], reason: 'gone' }]);
    const both = await Promise.all([0, 1].map(() => world.bulkLeads(user_id, restore, key())));
    expect(both.flatMap(({ changed }) => changed)).toEqual(ids);
    expect(await world.leads.count(user_id)).toBe(1);
  });
});
