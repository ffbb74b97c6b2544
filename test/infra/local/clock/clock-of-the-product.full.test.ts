import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalCloud } from '#infra/local/cloud.ts';
import type { Template } from '#infra/local/template/cloudformation.ts';
import { billingCalls } from '#test/support/billing-calls.ts';
import { createCaller, cognito } from '#test/support/api-user.ts';
import { openLocalStripe } from '#test/support/local-stripe.ts';
import { createTestFolder, startTestCloud } from '../host/fixtures/test-cloud.ts';

const START = new Date('2026-01-15T10:00:00Z');
const EMAIL = 'mara@example.com';
const place = createTestFolder();
let cloud: LocalCloud;
let sub = '';

/** Disables the schedules, which take most of the time of a long move. */
const withoutSchedules = (template: Template): Template => {
  for (const { Type, Properties } of Object.values(template.Resources))
    if (Type === 'AWS::Events::Rule' && Properties?.['ScheduleExpression'] !== undefined)
      Properties['State'] = 'DISABLED';
  return template;
};

beforeAll(async () => {
  cloud = await startTestCloud(place, { now: START, editTemplate: withoutSchedules });
  ({ sub } = await cloud.cognito.importUser({ email: EMAIL, password: 'plate-1234', fullName: 'Mara Test' }));
});
afterAll(async () => {
  await cloud?.stop();
  place.remove();
});

const signIn = () => createCaller(cloud.origin, cloud.cognito.tokensFor(sub).accessToken);
const minute = (date: Date): string => date.toISOString().slice(0, 16);
const move = (body: object) =>
  fetch(`${cloud.origin}/__local/clock`, { method: 'POST', body: JSON.stringify(body) });

describe("The whole product on the local cloud's clock", () => {
  it('functions log an entry on the day of the clock', async () => {
    const entry = { food_name: 'Apple', calories: 95, time_zone: 'Europe/Berlin' };
    const { status, body } = await signIn().call('POST', '/api/food-entries', entry);
    expect([status, body]).toMatchObject([201, { local_date: '2026-01-15' }]);
  });

  it('access tokens expire when the clock passes their 15 minutes', async () => {
    const { call } = signIn();
    expect((await call('GET', '/api/profile')).status).toBe(200);
    expect((await move({ advance: 'PT16M' })).status).toBe(200);
    expect((await call('GET', '/api/profile')).status).toBe(401);
    expect((await signIn().call('GET', '/api/profile')).status).toBe(200);
  });

  it('emails have the time of the clock', async () => {
    await cognito(cloud.origin, 'ForgotPassword', { Username: EMAIL });
    expect(minute(cloud.mailbox.list(EMAIL)[0]!.at)).toBe(minute(cloud.clock.now()));
  });

  it('a presigned upload form of S3 expires when the clock passes its five minutes', async () => {
    const { body } = await signIn().call('POST', '/api/photos', { content_type: 'image/jpeg', size: 20 });
    const { url, fields } = body as unknown as { url: string; fields: object };
    const upload = async (): Promise<number> => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
      form.append('file', new Blob(['not a photo'], { type: 'image/jpeg' }));
      return (await fetch(url, { method: 'POST', body: form })).status;
    };
    expect(await upload()).toBe(204);
    await move({ advance: 301 });
    expect(await upload()).toBe(403);
  });

  it('DynamoDB deletes items whose time to live has passed by the next midnight', async () => {
    const [{ id: TableName } = { id: '' }] = cloud.stack.byType('AWS::DynamoDB::Table');
    const { clock, awsEndpoint: endpoint, region, operator: credentials } = cloud;
    const db = new DynamoDBClient({ endpoint, region, credentials });
    const Key = { pk: { S: 'test#1' }, sk: { S: 'a' } };
    const expires_at = { N: String(Math.floor(clock.now().getTime() / 1_000) + 3_600) };
    await db.send(new PutItemCommand({ TableName, Item: { ...Key, expires_at } }));
    const isKept = async () => (await db.send(new GetItemCommand({ TableName, Key }))).Item !== undefined;
    expect(await isKept()).toBe(true);
    await move({ now: '2026-01-16T00:00Z' });
    expect(await isKept()).toBe(false);
    db.destroy();
  });

  it('Stripe renews a plan every month on the day that the product shows', async () => {
    const stripe = openLocalStripe(cloud.stripe!);
    const { checkout } = billingCalls(signIn());
    await stripe.pay((await checkout()).body.url);
    for (const at of ['2026-01-23T12:00Z', '2026-02-23T12:00Z', '2026-03-23T12:00Z'])
      expect((await move({ now: at })).status).toBe(200);
    const { data } = await stripe.sdk.invoices.list();
    expect(data.map(({ created }) => new Date(created * 1_000).toISOString().slice(0, 10))).toEqual([
      '2026-03-23',
      '2026-02-23',
      '2026-01-23',
      '2026-01-16',
    ]);
    expect(await billingCalls(signIn()).status()).toMatchObject({
      subscribed: true,
      trial_active: false,
      subscription_end: expect.stringMatching(/^2026-04-23/),
    });
  });

  it('the clock never goes back while the product runs', async () => {
    const response = await move({ now: '2026-01-15T10:00Z' });
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: expect.stringMatching(/only moves forward: it is 2026-03-23.*--fresh and --now/) },
    ]);
  });
});
