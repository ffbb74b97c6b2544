import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBulkLeads } from '#functions/business-agents/sdr/leads/bulk/bulk-leads.ts';
import { createChangeLead } from '#functions/business-agents/sdr/leads/change-lead.ts';
import type { BulkChange } from '#shared/business-agents/sdr/lead-change.ts';
import { importedLead } from '#shared/business-agents/sdr/schema.ts';
import { createSdrWorld, type SdrWorld } from '../sdr-world.ts';
import { importList } from './a-list.ts';

let world: SdrWorld;
beforeAll(async () => {
  world = await createSdrWorld();
});
afterAll(() => world.stop());

describe('Undoing an import of leads', () => {
  it('deletes what the import created and keeps what was used since, with the reasons', async () => {
    const list = await importList(world, 8);
    const { user_id, ids, key, import_id, byId, context, add } = list;
    await add({ name: 'Typed by hand', email: 'hand@list.example' });
    const [edited, planned, tagged, noted] = ids;
    const lead = (await byId()).get(edited!)!;
    const anHourLater = { ...world, clock: () => new Date('2026-11-20T13:00:00Z') };
    const changeLead = createChangeLead(anHourLater);
    const bulkLeads = createBulkLeads(anHourLater);
    await changeLead(user_id, edited!, { notes: 'Call in May', updated_at: lead.updated_at }, key());
    await world.planFollowUp(context(), planned!);
    const tag: BulkChange = { kind: 'tags', add: ['fair'], remove: [] };
    await bulkLeads(user_id, { lead_ids: [tagged!], change: tag }, key());
    const note = {
      id: '01KB2M00000000000000000009',
      subject: 'Met her',
      activity_type: 'note',
      description: null,
      status: 'completed',
      priority: 'medium',
      due_date: null,
      created_at: '2026-11-20T08:00:00.000Z',
      lead_id: noted!,
    } as const;
    await world.writer.write(user_id, key(), [world.activities.toKeep(user_id, note)], null);

    const undone = await world.undoImport(user_id, import_id, key());
    expect(undone).toEqual({
      deleted: 4,
      kept: { changed: 2, planned: 1, messages: 0, referenced: 1 },
      remaining: 0,
    });
    const left = [...(await byId()).values()].map(({ name }) => name);
    expect(left.toSorted()).toEqual(['Lead 0', 'Lead 1', 'Lead 2', 'Lead 3', 'Typed by hand']);
    expect(await world.leads.count(user_id)).toBe(5);
    expect(await world.undoImport(user_id, import_id, key())).toMatchObject({ deleted: 0, remaining: 0 });
  });

  it('deletes 100 leads per request and nothing of another import', async () => {
    const { user_id, import_id, key, ids } = await importList(world, 100);
    const more = [importedLead.parse({ name: 'One more', email: 'more@list.example' })];
    await world.importLeads(user_id, more, key(), import_id);
    expect(await world.undoImport(user_id, '01KB2M00000000000000000001', key())).toMatchObject({
      deleted: 0,
    });
    expect(await world.undoImport(user_id, import_id, key())).toMatchObject({ deleted: 100, remaining: 1 });
    expect(await world.undoImport(user_id, import_id, key())).toMatchObject({ deleted: 1, remaining: 0 });
    expect(ids).toHaveLength(100);
  });
});
