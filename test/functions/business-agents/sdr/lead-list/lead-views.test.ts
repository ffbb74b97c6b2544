import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadFilters, type LeadViewsChange, MAX_LEAD_VIEWS } from '#shared/business-agents/sdr/lead-views.ts';
import { createLeadViewsRepository } from '#functions/business-agents/sdr/views/lead-views-repository.ts';
import { viewEndpoints } from '#functions/business-agents/sdr/views/view-endpoints.ts';
import { createSdrWorld, type SdrWorld } from '../sdr-world.ts';

let world: SdrWorld;
beforeAll(async () => {
  world = await createSdrWorld();
});
afterAll(() => world.stop());

const idOf = (at: number): string => `01KB2M000000000000000000${String(at).padStart(2, '0')}`;
const viewOf = (at: number) => ({
  id: idOf(at),
  name: `View ${at}`,
  filters: leadFilters.parse({ status: 'new' }),
});

describe('Saved views of the lead list', () => {
  it('keeps the views of two tabs, the last one used, and at most 20', async () => {
    const { user_id, context } = world.person();
    const endpoints = viewEndpoints({ ...world, views: createLeadViewsRepository(world.table) });
    const change = (body: LeadViewsChange) =>
      endpoints.changeViews({ caller: { user_id }, body, idempotency: context().idempotency } as never);
    const read = () => endpoints.views({ caller: { user_id } } as never);
    await Promise.all([0, 1].map((at) => change({ kind: 'save', view: viewOf(at) })));
    expect((await read()).views.map(({ id }) => id).toSorted()).toEqual([idOf(0), idOf(1)]);
    await change({ kind: 'use', id: idOf(0) });
    await change({ kind: 'save', view: { ...viewOf(1), name: 'Renamed' } });
    await change({ kind: 'use', id: idOf(0) });
    expect(await read()).toMatchObject({ last_used: idOf(0) });
    await change({ kind: 'delete', id: idOf(0) });
    const { views, last_used } = await read();
    expect([views.map(({ name }) => name), last_used]).toEqual([['Renamed'], null]);
    for (let at = 2; at <= MAX_LEAD_VIEWS; at += 1) await change({ kind: 'save', view: viewOf(at) });
    await expect(change({ kind: 'save', view: viewOf(30) })).rejects.toMatchObject({
      code: 'TOO_MANY_LEAD_VIEWS',
    });
    await change({ kind: 'save', view: { ...viewOf(1), name: 'Again' } });
  });
});
