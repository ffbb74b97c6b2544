import { randomUUID } from 'node:crypto';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { describe, expect, inject, it } from 'vitest';
import { createSubscriberEntity } from '#functions/support/newsletter-entity.ts';
import { emailHashOf } from '#functions/support/email-hash.ts';
import type { AccountExport } from '#shared/exports/schema.ts';
import { type ApiUser, uploadPhoto, ZONE } from '#test/support/api-user.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { logsOf } from '#test/support/logs-of.ts';
import { mailAbout } from '#test/support/mail-about.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { unzip } from '#test/support/unzip.ts';
import { withUser } from '#test/support/with-user.ts';
import { PATIENCE } from '#test/support/patience.ts';

const origin = inject('origin');
const LONG = 90_000;
const PATH = '/api/account/exports';

const exportIn = (body: unknown): AccountExport => (body as { export: AccountExport }).export;
const ask = async (user: ApiUser, key?: string, id = randomUUID()) =>
  user.call('POST', PATH, undefined, {
    'x-request-id': id,
    ...(key !== undefined && { 'idempotency-key': key }),
  });
const latest = async (user: ApiUser) => exportIn((await user.call('GET', PATH)).body);
const whenDone = async (user: ApiUser): Promise<AccountExport> => {
  await expect.poll(async () => (await latest(user)).status, { timeout: 60_000 * PATIENCE }).toBe('done');
  return latest(user);
};
/** Removes nulls, which rows do not contain. */
const withoutNulls = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

describe('Exporting all data', () => {
  it(
    'D29 one request creates a file of everything the API shows, announced by email and in the app, and available to its owner for 24 hours',
    async () => {
      const mara = await withUser();
      expect(await latest(mara)).toBeNull();
      const { id, key } = await uploadPhoto(mara, tinyJpeg);
      await mara.call('POST', '/api/functions/analyze-food-image', { image: key });
      const photo = (await mara.call('GET', `/api/photos/${id}`)).body;
      const soup = { food_name: 'Soup', calories: 200, image_url: photo.image_url, time_zone: ZONE };
      await mara.call('POST', '/api/food-entries', soup);
      await mara.call('POST', '/api/food-entries', {
        food_name: 'Tea',
        calories: 2,
        protein: 0.1,
        time_zone: ZONE,
      });
      await mara.call('PUT', '/api/profile', { age: 41, weight: 70 });
      // Written directly, because the form is rate-limited for the test machine's address.
      const reader = {
        email_hash: emailHashOf(mara.email),
        email: mara.email,
        asked_at: '2026-11-20T10:00:00Z',
      };
      const subscribers = createSubscriberEntity(await openLocalTable(inject('dataDir')));
      await subscribers.build(PutItemCommand).item(reader).send();

      const id_of_press = randomUUID();
      const asked = await ask(mara, 'press-0001', id_of_press);
      expect(asked.status).toBe(202);
      expect(exportIn(asked.body)).toMatchObject({ status: 'waiting', download_url: null });
      // Neither a second request nor a retry creates another file.
      expect(exportIn((await ask(mara, 'press-0001')).body).id).toBe(exportIn(asked.body).id);
      const made = await whenDone(mara);
      expect(made).toMatchObject({ id: exportIn(asked.body).id, photos: 1 });
      // The request ID also appears in the log of the function behind the queue.
      for (const name of ['ExportsIndex', 'ExportsWrite'])
        await expect.poll(() => logsOf(inject('dataDir'), name).join()).toContain(id_of_press);
      const hours = (Date.parse(made.expires_at!) - Date.now()) / 3_600_000;
      expect(hours).toBeGreaterThan(23.9);
      expect(hours).toBeLessThanOrEqual(24);

      const answer = await fetch(origin + made.download_url!);
      expect(answer.headers.get('content-type')).toBe('application/zip');
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="platewise-\d{4}-\d\d-\d\d\.zip"$/,
      );
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(bytes.length).toBe(made.bytes);
      const zip = unzip(bytes);

      const { entries } = (await mara.call('GET', '/api/food-entries?limit=10')).body;
      const shown = entries.map(({ user_id: _, image_url, ...entry }) => ({
        ...withoutNulls(entry),
        ...(image_url !== null && { image_url: expect.stringContaining(id) as string }),
      }));
      expect(zip.rowsOf('food-entries')).toHaveLength(2);
      expect(zip.rowsOf('food-entries')).toEqual(expect.arrayContaining(shown));
      const profile = (await mara.call('GET', '/api/profile')).body as unknown as { email: string };
      expect(zip.rowsOf('profile')[0]).toMatchObject({ email: profile.email, age: 41, weight: 70 });
      expect(zip.rowsOf('newsletter')).toEqual([{ email: reader.email, asked_at: reader.asked_at }]);
      const kept = await fetch(origin + photo.image_url);
      expect(Buffer.from(zip.bytesOf(`photos/${id}.jpeg`)!)).toEqual(Buffer.from(await kept.arrayBuffer()));

      const mail = await mailAbout(origin, mara.email, 'Your data from Platewise');
      expect(mail.links.map((address) => new URL(address).pathname)).toContain('/profile/data');
      expect(mail.links.join()).not.toContain('/exports/');
      // The address of the file is only for the download that the owner just started.
      const policy = new URL(origin + made.download_url!).searchParams.get('Policy')!;
      const base64 = policy.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/');
      const until = /"AWS:EpochTime":(\d+)/.exec(Buffer.from(base64, 'base64').toString())?.[1];
      expect(Number(until) * 1000 - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    },
    LONG,
  );

  it(
    "refuses another user's file through the API, with a wrong or missing signature and after the link expires",
    async () => {
      const [mara, ben] = [await withUser(), await withUser({ name: 'Ben Other' })];
      await ask(mara);
      const { download_url: path, id } = await whenDone(mara);
      expect(await latest(ben)).toBeNull();
      expect((await fetch(`${origin}/exports/${id}.zip`)).status).toBe(403);
      const url = new URL(origin + path!);
      const other = url.href.replace(id, '01JD0000000000000000000000');
      expect((await fetch(other)).status).toBe(403);
      const policy = url.searchParams.get('Policy')!;
      const sign = (letter: string): string => (letter === 'A' ? 'B' : 'A');
      url.searchParams.set('Policy', sign(policy[9]!) + policy.slice(1));
      expect((await fetch(url)).status).toBe(403);

      const table = await openLocalTable(inject('dataDir'));
      const Key = { pk: `user#${mara.id}`, sk: `export#${id}` };
      await table.getDocumentClient().send(
        new UpdateCommand({
          TableName: table.getName(),
          Key,
          UpdateExpression: 'SET available_until = :past',
          ExpressionAttributeValues: { ':past': 1_700_000_000 },
        }),
      );
      expect(await latest(mara)).toBeNull();
    },
    LONG,
  );

  it(
    'allows three exports a day, reports a failed one and lets the user request it again',
    async () => {
      const mara = await withUser();
      const table = await openLocalTable(inject('dataDir'));
      const pk = `user#${mara.id}`;
      await ask(mara);
      const first = await whenDone(mara);
      await ask(mara);
      const second = await whenDone(mara);
      expect(second.id).not.toBe(first.id);
      // As if all attempts of the job had failed hours ago.
      await table.getDocumentClient().send(
        new UpdateCommand({
          TableName: table.getName(),
          Key: { pk, sk: `export#${second.id}` },
          UpdateExpression: 'SET #status = :waiting, created_at = :then',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':waiting': 'waiting', ':then': '2026-01-01T00:00:00.000Z' },
        }),
      );
      expect(await latest(mara)).toMatchObject({ status: 'failed', download_url: null });
      await ask(mara);
      expect((await whenDone(mara)).id).not.toBe(second.id);
      const fourth = await ask(mara);
      expect([fourth.status, fourth.body.code]).toEqual([429, 'EXPORTS_USED_UP']);
      expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
    },
    LONG,
  );

  it(
    'D29 deletes the export file with the account',
    async () => {
      const mara = await withUser();
      await ask(mara);
      const { download_url: path, id } = await whenDone(mara);
      await mara.call('POST', '/api/account/closing', { confirmation: 'DELETE' });
      await expect
        .poll(async () => (await fetch(origin + path!)).status, { timeout: 60_000 * PATIENCE })
        .toBe(404);
      expect((await ask(mara)).status).toBe(401);
      const table = await openLocalTable(inject('dataDir'));
      const Key = { pk: `user#${mara.id}`, sk: `export#${id}` };
      const get = new GetCommand({ TableName: table.getName(), Key });
      // The row is deleted after its file.
      await expect
        .poll(async () => (await table.getDocumentClient().send(get)).Item, { timeout: 60_000 * PATIENCE })
        .toBeUndefined();
    },
    LONG,
  );
});
