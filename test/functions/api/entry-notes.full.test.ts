import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { withTokenUser, withUser } from '#test/support/with-user.ts';
import { befriend } from './friends-scene.ts';
import { eventually } from '#test/support/eventually.ts';

const LONG = 120_000;
const NOTE = 'At Grandma\u2019s.\nStomach ache afterwards.';
const soup = { food_name: 'Soup', calories: 300, time_zone: ZONE };

let mara: ApiUser;
let ben: ApiUser;
beforeAll(async () => {
  [mara, ben] = await Promise.all([withUser({ name: 'Mara Notes' }), withUser({ name: 'Ben Friend' })]);
});

const log = async (more: object = {}) =>
  (await mara.call('POST', '/api/food-entries', { ...soup, ...more })).body;
const noteOf = async (id: string) => (await mara.call('GET', `/api/food-entries/${id}`)).body.note;

describe('The note of a food entry', () => {
  it('stores the note trimmed with its line breaks, and a blank or missing one as null (D53)', async () => {
    const notes = [`  ${NOTE}\n`, ' \n ', null].map((note) => ({ note }));
    const logged = await Promise.all([...notes, {}].map(log));
    expect(logged.map(({ note }) => note)).toEqual([NOTE, null, null, null]);
    expect(await Promise.all(logged.map(({ id }) => noteOf(id)))).toEqual([NOTE, null, null, null]);
  });

  it('stores no attribute for an entry without a note, as in rows older than notes', async () => {
    const { id } = await log();
    const rows = await rowsOf(await openLocalTable(inject('dataDir')), mara.id, `entry#${id}`);
    expect(rows.map((row) => 'note' in row)).toEqual([false]);
  });

  it('changes and removes the note, and keeps it when something else is changed', async () => {
    const { id } = await log({ note: NOTE });
    const change = async (version: number, fields: object) =>
      (await mara.call('PATCH', `/api/food-entries/${id}`, { version, ...fields })).body.note;
    expect(await change(1, { calories: 310 })).toBe(NOTE);
    expect(await change(2, { note: 'Too salty' })).toBe('Too salty');
    expect(await change(3, { note: '  ' })).toBeNull();
    expect(await noteOf(id)).toBeNull();
  });

  it('accepts 500 characters, and rejects a longer note with the name of the field', async () => {
    const { id, note } = await log({ note: 'n'.repeat(500) });
    expect(note).toHaveLength(500);
    const tooLong = { note: 'n'.repeat(501) };
    const answers = await Promise.all([
      mara.call('POST', '/api/food-entries', { ...soup, ...tooLong }),
      mara.call('PATCH', `/api/food-entries/${id}`, { version: 1, ...tooLong }),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(body.details).toEqual([{ field: 'note', message: 'Use up to 500 characters.' }]);
    }
  });

  it('copies the note with the entry', async () => {
    const { id } = await log({ note: NOTE });
    const { body } = await mara.call('POST', '/api/food-entries/copies', {
      ids: [id],
      local_date: '2026-06-01',
      time_zone: ZONE,
    });
    expect(body.entries.map(({ note }) => note)).toEqual([NOTE]);
  });

  it(
    'hides the note from everyone else when the meal is shared with friends or everyone',
    async () => {
      await befriend(mara, ben);
      await givePlan(inject('dataDir'), mara, 'premium');
      const secret = 'Nobody else may read this';
      const feed = async () => JSON.stringify((await ben.call('GET', '/api/shared-meals')).body);
      for (const audience of ['friends', 'everyone']) {
        const { id: food_entry_id } = await log({ note: secret, food_name: `Soup for ${audience}` });
        const shared = await mara.call('POST', '/api/shared-meals', { food_entry_id, audience });
        expect(shared.status).toBe(201);
        expect(JSON.stringify(shared.body)).not.toContain(secret);
        await eventually(async () => expect(await feed()).toContain(`Soup for ${audience}`));
      }
      expect(await feed()).not.toContain(secret);
      expect(await feed()).not.toContain('"note"');
    },
    LONG,
  );

  it('writes and reads the note through the public API', async () => {
    const { client } = await withTokenUser({ name: 'Nora Script' });
    const sent = { ...soup, logged_at: '2026-11-18T11:00:00Z', note: NOTE };
    const { status, body } = await client.call('POST', '/api/v1/food-entries', sent);
    expect([status, body.note]).toEqual([201, NOTE]);
    const day = await client.call('GET', '/api/v1/days/2026-11-18');
    expect(day.body.entries.map(({ note }) => note)).toEqual([NOTE]);
    const tooLong = await client.call('POST', '/api/v1/food-entries', { ...sent, note: 'n'.repeat(501) });
    expect([tooLong.status, tooLong.body.details[0]?.field]).toEqual([400, 'note']);
  });
});
