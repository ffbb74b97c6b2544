import { describe, expect, it } from 'vitest';
import { newUlid } from '#functions/platform/ids.ts';
import { fastingRoutes } from '#shared/fasting/routes.ts';
import type { FastingPage } from '#shared/fasting/schema.ts';
import { withUser } from '#test/support/with-user.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

describe('PUT /api/fasts/{id}', () => {
  it('starts one fast per user, who alone sees it, and refuses an invalid one by field', async () => {
    const [mara, ben] = await Promise.all([withUser(), withUser()]);
    const id = newUlid();
    const start = { started_at: ago(3), ended_at: null, target_hours: 14 };
    expect((await mara.call('PUT', `/api/fasts/${id}`, start)).status).toBe(200);
    const second = await mara.call('PUT', `/api/fasts/${newUlid()}`, { ...start, started_at: ago(1) });
    expect([second.status, second.body.code]).toEqual([409, 'FAST_RUNNING']);
    const { body } = await mara.call('GET', '/api/fasting');
    expect(fastingRoutes.read.response.parse(body).fasts).toEqual([{ id, ...start }]);
    // The same ID is another fast for another user.
    expect((await ben.call('PUT', `/api/fasts/${id}`, { ...start, ended_at: ago(1) })).status).toBe(200);
    expect((await ben.call('DELETE', `/api/fasts/${id}`)).status).toBe(204);
    expect(((await mara.call('GET', '/api/fasting')).body as unknown as FastingPage).fasts).toHaveLength(1);

    const invalid = await mara.call('PUT', `/api/fasts/${id}`, { ...start, ended_at: ago(4) });
    expect([invalid.status, invalid.body.details?.[0]?.field]).toEqual([400, 'ended_at']);
    const odd = await mara.call('PUT', '/api/fasts/mine', start);
    expect([odd.status, odd.body.details?.[0]?.field]).toEqual([400, 'id']);
  });

  it('refuses the start of a user under 18, whose dashboard reports the risk', async () => {
    const mara = await withUser({ profile: { age: 16 } });
    const start = { started_at: ago(1), ended_at: null, target_hours: 14 };
    const refused = await mara.call('PUT', `/api/fasts/${newUlid()}`, start);
    expect([refused.status, refused.body.code]).toEqual([403, 'FASTING_NOT_OFFERED']);
    const { body } = await mara.call('GET', '/api/dashboard?time_zone=UTC');
    expect(body).toMatchObject({ health_risk: 'under_18' });
  });
});

describe('PUT /api/fasting', () => {
  it('saves the plan and the notification', async () => {
    const mara = await withUser();
    const saved = await mara.call('PUT', '/api/fasting', { target_hours: 18, notify: false });
    expect(saved).toMatchObject({ status: 200, body: { target_hours: 18, notify: false } });
    expect((await mara.call('GET', '/api/fasting')).body).toMatchObject({ target_hours: 18, notify: false });
    const invalid = await mara.call('PUT', '/api/fasting', { target_hours: 25, notify: true });
    expect([invalid.status, invalid.body.details?.[0]?.field]).toEqual([400, 'target_hours']);
  });
});
