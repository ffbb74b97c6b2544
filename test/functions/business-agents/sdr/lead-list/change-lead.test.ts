import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadChange } from '#shared/business-agents/sdr/lead-change.ts';
import { createSdrWorld, type SdrWorld } from '../sdr-world.ts';
import { importList } from './a-list.ts';

let world: SdrWorld;
beforeAll(async () => {
  world = await createSdrWorld();
});
afterAll(() => world.stop());

describe('Changing a lead', () => {
  it('changes only the given fields, clears blank ones, and scores the lead again', async () => {
    const { user_id, ids, key, byId } = await importList(world, 1, {
      company: 'List Inc.',
      job_title: 'Buyer',
    });
    const before = (await byId()).get(ids[0]!)!;
    const change = { phone: '+49 171 2345678', job_title: ' ', updated_at: before.updated_at };
    const after = await world.changeLead(user_id, ids[0]!, leadChange.parse(change), key());
    expect(after).toMatchObject({ company: 'List Inc.', phone: '+49 171 2345678', job_title: null });
    expect(after.score).toBeGreaterThan(before.score);
    expect((await byId()).get(ids[0]!)).toEqual(after);
  });

  it('moves the address: the new one is taken, the old one is free', async () => {
    const { user_id, ids, key, byId, add } = await importList(world, 2);
    const { updated_at } = (await byId()).get(ids[0]!)!;
    const change = (email: string) => world.changeLead(user_id, ids[0]!, { email, updated_at }, key());
    await expect(change('LEAD-1@list.example')).rejects.toMatchObject({ code: 'LEAD_EXISTS' });
    await change('new@list.example');
    await expect(add({ name: 'Bo', email: 'New@list.example' })).rejects.toMatchObject({
      code: 'LEAD_EXISTS',
    });
    await add({ name: 'Bo', email: 'lead-0@list.example' });
  });

  it('does not reach an address that must not be contacted, and takes an opt-out along', async () => {
    const { user_id, ids, key, byId, add } = await importList(world, 2);
    await world.setContact(user_id, ids[0]!, { state: 'do_not_contact' }, key());
    const [blocked, other] = ids.map((id) => id);
    const versionOf = async (id: string) => (await byId()).get(id)!.updated_at;
    const change = async (id: string, email: string) =>
      world.changeLead(user_id, id, { email, updated_at: await versionOf(id) }, key());
    await change(blocked!, 'moved@list.example');
    await expect(change(other!, 'lead-0@list.example')).rejects.toMatchObject({
      code: 'LEAD_DO_NOT_CONTACT',
    });
    await world.removeLead(user_id, blocked!, key());
    await expect(add({ name: 'Bo', email: 'moved@list.example' })).rejects.toMatchObject({
      code: 'LEAD_DO_NOT_CONTACT',
    });
  });

  it('refuses a change of a lead that was changed since', async () => {
    const { user_id, ids, key } = await importList(world, 1);
    const stale = { name: 'Late', updated_at: '2026-11-20T11:00:00.000Z' };
    await expect(world.changeLead(user_id, ids[0]!, stale, key())).rejects.toMatchObject({
      code: 'LEAD_CHANGED',
    });
  });
});
