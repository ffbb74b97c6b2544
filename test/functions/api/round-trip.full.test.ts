import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import type { AccountExport } from '#shared/exports/schema.ts';
import type { LineAnswer } from '#shared/imports/schema.ts';
import { type ApiUser, uploadPhoto, ZONE } from '#test/support/api-user.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { withUser } from '#test/support/with-user.ts';
import { openFile, type OpenedFile } from '#web/features/imports/read/open-file.ts';
import { readExport } from '#web/features/imports/read/read-export.ts';

const origin = inject('origin');
const LONG = 120_000;
const TODAY = new Date().toISOString().slice(0, 10);

const exportOf = async (user: ApiUser): Promise<OpenedFile> => {
  await user.call('POST', '/api/account/exports');
  const latest = async () =>
    ((await user.call('GET', '/api/account/exports')).body as unknown as { export: AccountExport }).export;
  await expect.poll(async () => (await latest()).status, { timeout: 60_000 * PATIENCE }).toBe('done');
  const answer = await fetch(origin + (await latest()).download_url!);
  return openFile(new File([await answer.arrayBuffer()], 'platewise.zip'));
};

/** Imports an export as the app does, and returns the statuses of its lines and the number of new values. */
const importInto = async (user: ApiUser, file: OpenedFile, id: string) => {
  const read = readExport(file.texts, TODAY);
  const about = { id, source: 'platewise', file_name: 'platewise.zip', time_zone: ZONE };
  const sent = await user.call('POST', '/api/imports', { ...about, entries: read.lines });
  const { lines } = sent.body as unknown as { lines: LineAnswer[] };
  const measured = await user.call('POST', '/api/imports/measurements', { ...about, days: read.days });
  let photos = 0;
  for (const [at, { lacks_photo }] of lines.entries()) {
    const entryId = read.lines[at]?.original?.id ?? '';
    const photo = lacks_photo && file.readPhoto(read.photos.get(entryId)!);
    if (!photo) continue;
    const { key } = await uploadPhoto(user, Buffer.from(await photo.arrayBuffer()));
    const body = { entry_id: entryId, image: key };
    const answer = await user.call('POST', '/api/imports/photos', body);
    photos += Number((answer.body as unknown as { restored: boolean }).restored);
  }
  return { statuses: lines.map(({ status }) => status), measured: measured.body as unknown, photos };
};

const entriesOf = async (user: ApiUser) =>
  (await user.call('GET', '/api/food-entries?limit=50')).body.entries;

describe('The product’s own export', () => {
  it(
    'restores entries, notes, photos, weights and water in a fresh account, and doubles nothing there or here',
    async () => {
      const [mara, nina] = await Promise.all([withUser(), withUser({ name: 'Nina Test' })]);
      const { id, key } = await uploadPhoto(mara, tinyJpeg);
      await mara.call('POST', '/api/functions/analyze-food-image', { image: key });
      const { image_url } = (await mara.call('GET', `/api/photos/${id}`)).body;
      const soup = { food_name: 'Soup', calories: 200, protein: 7.5, note: 'Hot.\nToo salty.', image_url };
      await mara.call('POST', '/api/food-entries', { ...soup, time_zone: ZONE });
      await mara.call('POST', '/api/food-entries', { food_name: 'Tea', calories: 2, time_zone: ZONE });
      await mara.call('PUT', `/api/weights/${TODAY}`, { weight: 70.5, time_zone: 'UTC' });
      await mara.call('POST', `/api/diary/${TODAY}/water`, { milliliters: 750 });
      const file = await exportOf(mara);

      const none = { statuses: ['duplicate', 'duplicate'], measured: { weights: 0, water: 0 }, photos: 0 };
      const run = '01KAHZQ3N0000000000000000';
      expect(await importInto(mara, file, `${run}1`)).toEqual(none);
      expect(await importInto(nina, file, `${run}2`)).toEqual({
        statuses: ['logged', 'logged'],
        measured: { weights: 1, water: 1 },
        photos: 1,
      });
      expect(await importInto(nina, file, `${run}3`)).toEqual(none);

      const [hers, mine] = await Promise.all([entriesOf(nina), entriesOf(mara)]);
      const content = (entries: typeof hers) =>
        entries.map(
          ({ id: entryId, food_name, calories, protein, note, logged_at, local_date, image_url: shown }) => [
            entryId,
            food_name,
            calories,
            protein,
            note,
            logged_at,
            local_date,
            shown !== null,
          ],
        );
      expect(content(hers)).toEqual(content(mine));
      const [day, original] = await Promise.all(
        [nina, mara].map(
          async (user) => (await user.call('GET', `/api/diary/${hers[0]!.local_date}`)).body.summary,
        ),
      );
      expect(day).toEqual(original);
      const shown = await fetch(origin + hers.find((entry) => entry.image_url)!.image_url!);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

      const undone = await nina.call('POST', `/api/imports/${run}2/removals`, undefined, {
        'idempotency-key': randomUUID(),
      });
      expect(undone.body).toMatchObject({ removed: 2, left: 0 });
      expect(await entriesOf(nina)).toEqual([]);
    },
    LONG,
  );
});
