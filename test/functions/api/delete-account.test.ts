import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { createSubscriberEntity } from '#functions/support/newsletter-entity.ts';
import { readRow } from '#functions/platform/table/read-row.ts';
import { emailHashOf } from '#functions/support/email-hash.ts';
import { answersOf } from '#infra/authorization/answers.ts';
import { erasedKeyOf } from '#shared/account/erased-users.ts';
import { accountRoutes } from '#shared/account/routes.ts';
import { routeKeyOf } from '#shared/http/route.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { photoKeyOf } from '#shared/photos/schema.ts';
import { allRoutes } from '#shared/routes.ts';
import { cognito, newestMail, uploadPhoto, ZONE } from '#test/support/api-user.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';
import { pathOfRoute, queryTexts, requestOfRoute } from '#test/support/request-of-route.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { storedVersions } from '#test/support/stored-versions.ts';
import { withUser } from '#test/support/with-user.ts';
import { PATIENCE } from '#test/support/patience.ts';
import { isFull } from '#test/support/full-size.ts';

const origin = inject('origin');

const star = '/api/foods/favourites/usda%3A173944';

it('ACCOUNT-05 ACCOUNT-07 (D29) one request closes the account at once, and a job deletes all of its data', async () => {
  const mara = await withUser();
  const ben = await withUser();
  const { id, key } = await uploadPhoto(mara, tinyJpeg);
  // Without consent no model is asked, but the photo is checked and stored.
  await mara.call('POST', '/api/functions/analyze-food-image', { image: key });
  const photo = (await mara.call('GET', `/api/photos/${id}`)).body;
  const entry = { food_name: 'Soup', calories: 200, image_url: photo.image_url, time_zone: ZONE };
  await mara.call('POST', '/api/food-entries', entry);
  // More than one batch of the table.
  const more = Array.from({ length: 30 }, (_, number) => ({ ...entry, image_url: null, calories: number }));
  await Promise.all(more.map((body) => mara.call('POST', '/api/food-entries', body)));
  await mara.call('PUT', star);
  const { items } = (await mara.call('POST', '/api/foods/describe', { text: 'toast' })).body;
  const corrected = items.map((item) => ({ ...item, corrected: true, proposed_record_id: 'usda:171688' }));
  const figures = { ...sumNutrients(items), calories: sumNutrients(items).calories ?? 0 };
  await mara.call('POST', '/api/food-entries', { ...entry, ...figures, items: corrected, image_url: null });
  await ben.call('POST', '/api/food-entries', { ...entry, image_url: null });
  expect((await fetch(origin + photo.image_url)).status).toBe(200);

  const table = await openLocalTable(inject('dataDir'));
  // Written directly, because the form is rate-limited for the test machine's address.
  const email_hash = emailHashOf(mara.email);
  await createSubscriberEntity(table)
    .build(PutItemCommand)
    .item({ email_hash, email: mara.email, asked_at: '2026-11-20T10:00:00Z' })
    .send();
  const reader = () => readRow(createSubscriberEntity(table), { email_hash });
  expect(await reader()).not.toBeNull();
  const left = async () => (await rowsOf(table, mara.id)).map(({ sk }) => String(sk));
  const kinds = (await left()).map((sk) => sk.split('#')[0]);
  expect(kinds).toEqual(expect.arrayContaining(['entry', 'photo', 'favourite', 'correction']));

  const versions = () => storedVersions(inject('dataDir'), id);
  // The upload was deleted for good when it was checked.
  expect(versions()).toEqual([photoKeyOf(id)]);

  const closed = await mara.call('POST', '/api/account/closing', { confirmation: 'DELETE' });
  expect([closed.status, closed.body]).toEqual([202, { status: 'closing' }]);

  const notes = ['account#closed', 'account#session-end'];
  await expect.poll(left, { timeout: 30_000 * PATIENCE }).toEqual(notes);
  expect(await reader()).toBeNull();
  expect([versions(), storedVersions(inject('dataDir'), mara.id)[0]]).toEqual([
    [`-${photoKeyOf(id)}`],
    erasedKeyOf(mara.id),
  ]);
  // The address is still valid, but the file is gone. The API responds instead of S3 with its XML.
  const gone = await fetch(origin + photo.image_url);
  expect([gone.status, await gone.json()]).toEqual([404, { message: 'Not Found' }]);
  const signIn = cognito(origin, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: mara.email, PASSWORD: mara.password },
  });
  await expect(signIn).rejects.toThrow(/NotAuthorized|UserNotFound/);
  expect((await ben.call('GET', '/api/food-entries')).body.entries).toHaveLength(1);

  // Her token is valid for some more minutes but must leave no rows.
  const inline = `data:image/jpeg;base64,${tinyJpeg.toString('base64')}`;
  const late = await Promise.all([
    mara.call('POST', '/api/food-entries', { ...entry, image_url: null }),
    mara.call('POST', '/api/diary/2026-11-20/water', { milliliters: 250 }),
    mara.call('PUT', '/api/profile', { age: 30 }),
    mara.call('PUT', star),
    mara.call('POST', '/api/photos', { content_type: 'image/jpeg', size: 1000 }),
    mara.call('POST', '/api/functions/analyze-food-image', { image: inline }),
  ]);
  expect(late.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    late.map(() => '401 UNAUTHENTICATED'),
  );
  expect(await left()).toEqual(notes);

  await cognito(origin, 'SignUp', {
    Username: mara.email,
    Password: mara.password,
    UserAttributes: [{ Name: 'name', Value: 'Mara Anew' }],
  });
  expect((await newestMail(origin, mara.email))?.code).toMatch(/^\d{6}$/);
});

it('rejects the deletion of an account without the confirmation word in capitals', async () => {
  const mara = await withUser();
  for (const body of [{}, { confirmation: 'delete' }, { confirmation: 'DELETE ' }]) {
    expect((await mara.call('POST', '/api/account/closing', body)).status).toBe(400);
  }
  expect((await mara.call('GET', '/api/profile')).body.email).toBe(mara.email);
});

it.runIf(isFull)('D29 a token from before the account was closed creates no row on any route', async () => {
  const mara = await withUser();
  const sub = mara.id;
  const table = await openLocalTable(inject('dataDir'));
  const rows = async (): Promise<string[]> => {
    const found: string[] = [];
    let from: Record<string, unknown> | undefined;
    do {
      const command = new ScanCommand({ TableName: table.getName(), ExclusiveStartKey: from });
      const { Items = [], LastEvaluatedKey } = await table.getDocumentClient().send(command);
      found.push(...Items.filter((row) => JSON.stringify(row).includes(sub)).map(({ sk }) => String(sk)));
      from = LastEvaluatedKey;
    } while (from);
    return found.toSorted();
  };
  await mara.call('POST', '/api/account/closing', { confirmation: 'DELETE' });
  const notes = ['account#closed', 'account#session-end'];
  await expect.poll(rows, { timeout: 60_000 * PATIENCE }).toEqual(notes);

  const guarded = allRoutes.filter((route) => route.auth === 'user' && route !== accountRoutes.close);
  expect(guarded.length).toBeGreaterThan(60);
  const answered: Record<string, number> = {};
  for (const route of guarded) {
    const [request] = fc.sample(requestOfRoute(route), { numRuns: 1, seed: 29 });
    const query = new URLSearchParams(queryTexts(request!.query)).toString();
    const path = `${pathOfRoute(route, request!.params)}?${query}`;
    const { status } = await mara.call(route.method, path, request!.body);
    answered[routeKeyOf(route)] = status;
  }
  expect(await rows()).toEqual(notes);
  // No write was done, and the service did not fail.
  const writes = Object.entries(answered).filter(([key]) => !key.startsWith('GET'));
  expect(writes.filter(([, status]) => status >= 500)).toEqual([]);
  expect(answered['POST /api/food-entries']).toBe(401);
  const refused = guarded.filter((route) => answersOf(route).closed === '401').map(routeKeyOf);
  expect(refused.length).toBeGreaterThan(9);
  // The generated passkey, proof and agent requests are rejected before the session is checked.
  const unchecked = [
    'POST /api/account/passkeys',
    'POST /api/account/proof',
    'POST /api/functions/operations-agent',
    'POST /api/functions/amplifier-agent',
    'POST /api/functions/money-agent',
  ];
  expect(refused.filter((key) => answered[key] !== 401)).toEqual(unchecked);
  expect(unchecked.map((key) => answered[key])).toEqual(unchecked.map(() => 400));
});
