import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInsightsRepository } from '#functions/insights/insights-repository.ts';
import type { NightMessage } from '#functions/insights/nightly/nightly-message.ts';
import { dueNightlyRuns } from '#functions/insights/nightly/due-nightly-runs.ts';
import { tableAt } from '#functions/platform/table/client.ts';
import { createNightlyRunEntity } from '#functions/insights/nightly/nightly-run-entity.ts';
import type { LocalCloud } from '#infra/local/cloud.ts';
import { startLocalCloud } from '#infra/local/local-cloud.ts';
import { readOptions } from '#infra/local/options.ts';
import { addDays } from '#shared/time/local-date.ts';
import { createCaller } from '#test/support/api-user.ts';
import { daysUpTo, writePeople } from './night-world.ts';

/** At any hour it is 3:00 somewhere. */
const LOOKED_BACK_MS = 61 * 60_000;
const EMAIL = 'nightly@example.com';
const dataDir = mkdtempSync(join(tmpdir(), 'platewise-nights-'));
let cloud: LocalCloud;
let client: DynamoDBClient;

beforeAll(async () => {
  const options = readOptions({ ...process.env, STRIPE_SECRET_KEY: '' }, []);
  cloud = await startLocalCloud({ ...options, port: 0, dataDir, seed: false });
  client = new DynamoDBClient({
    endpoint: cloud.awsEndpoint,
    region: cloud.region,
    credentials: cloud.operator,
  });
});
afterAll(async () => {
  client?.destroy();
  await cloud?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const openTable = () => {
  const [{ id } = { id: '' }] = cloud.stack.byType('AWS::DynamoDB::Table');
  return tableAt(id, DynamoDBDocumentClient.from(client));
};

/** As if the last run had been an hour ago. */
const forgetNights = async (from: Date): Promise<void> => {
  const done_until = from.toISOString();
  await createNightlyRunEntity(openTable())
    .build(PutItemCommand)
    .item({ job: 'insights', done_until })
    .send();
};

/** Sends a message to the nightly queue like the scheduled job. */
const sendNight = async (message: NightMessage): Promise<void> => {
  const settings = { endpoint: cloud.awsEndpoint, region: cloud.region, credentials: cloud.operator };
  const sqs = new SQSClient(settings);
  const { id } = cloud.stack
    .byType('AWS::SQS::Queue')
    .find((queue) => queue.id.startsWith('InsightsNightFunctionNights'))!;
  const QueueUrl = `${cloud.awsEndpoint}/000000000000/${id}`;
  await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(message) }));
  sqs.destroy();
};

/** Weekly emails, besides the welcome email. */
const weeklyMails = () => cloud.mailbox.list(EMAIL).filter(({ subject }) => subject.startsWith('Your week'));

const firstMail = async () => {
  for (let tries = 0; tries < 100 && weeklyMails().length === 0; tries += 1) await pause(200);
  return weeklyMails()[0];
};

describe('The nightly run in the whole product', () => {
  it('creates private insights for a user and sends the weekly email, which one click unsubscribes', async () => {
    const { sub } = await cloud.cognito.importUser({
      email: EMAIL,
      password: 'plate-1234',
      fullName: 'Mara',
    });
    const mara = createCaller(cloud.origin, cloud.cognito.tokensFor(sub).accessToken);
    const from = new Date(Date.now() - LOOKED_BACK_MS);
    const [night] = dueNightlyRuns(from, new Date());
    const { date, zone, is_weekly } = night!;
    const days = daysUpTo(addDays(date, -1), 8);
    await writePeople(openTable(), [{ user_id: sub, zone, tier: 'premium', email: EMAIL, days }]);
    const rows = createInsightsRepository(openTable(), () => new Date());
    const kept = async () => {
      for (let tries = 0; tries < 100; tries += 1) {
        const row = await rows.find(sub, date);
        if (row) return row;
        await pause(200);
      }
      throw new Error('The night did not come.');
    };

    await forgetNights(from);
    await cloud.schedules.run('InsightsQuarterly');
    const made = await kept();
    expect(made.insights.length).toBeGreaterThanOrEqual(3);
    // On a Sunday evening in UTC it is already Monday where nights are due, so the email is on its way.
    if (!is_weekly) expect(weeklyMails()).toEqual([]);

    await sendNight({ user_id: sub, date, is_weekly: true });
    const mail = await firstMail();
    expect(mail?.text).toContain('1,500 kcal');

    const body = { userId: sub, time_zone: zone };
    const path = '/api/functions/generate-insights';
    const seen = await mara.call('POST', path, body);
    expect(seen.status).toBe(200);
    expect(seen.body).toMatchObject({ engine: 'rules', insights: made.insights });
    const nobody = createCaller(cloud.origin, null);
    expect((await nobody.call('POST', path, body)).status).toBe(401);
    expect((await mara.call('POST', path, { userId: 'ben' })).status).toBe(400);

    // Runs the same night again: no second email, and the day's insights are unchanged.
    await forgetNights(from);
    await cloud.schedules.run('InsightsQuarterly');
    await sendNight({ user_id: sub, date, is_weekly: true });
    await pause(1_500);
    expect(weeklyMails()).toHaveLength(1);
    expect((await kept()).generated_at).toBe(made.generated_at);

    const address = /^<(.*)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const reached = `${cloud.origin}${new URL(address).pathname}${new URL(address).search}`;
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const looked = await fetch(reached);
    expect([
      looked.status,
      looked.headers.get('content-type'),
      looked.headers.get('content-disposition'),
    ]).toEqual([200, 'text/html; charset=utf-8', null]);
    expect(await looked.text()).toContain('/unsubscribe?token=');
    const wants = async () =>
      (await mara.call('GET', '/api/profile')).body as unknown as { weekly_mail: boolean | null };
    expect((await wants()).weekly_mail).toBeNull();
    const pressed = await fetch(reached, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([pressed.status, await pressed.json()]).toEqual([200, { unsubscribed: true }]);
    expect((await wants()).weekly_mail).toBe(false);
  });
});
