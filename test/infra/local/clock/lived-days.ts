import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { newUlid } from '#functions/platform/ids.ts';
import type { LocalCloud } from '#infra/local/cloud.ts';
import { createCaller, ZONE } from '#test/support/api-user.ts';
import { billingCalls } from '#test/support/billing-calls.ts';
import { openLocalStripe } from '#test/support/local-stripe.ts';
import { decrypted, keysOf, newReceiver } from '#test/support/push-receiver.ts';
import { createTestFolder, startTestCloud } from '../host/fixtures/test-cloud.ts';

const EMAIL = 'mara@example.com';
const DAILY = [1, 2, 3, 4, 5, 6, 7];

/** Something that happened. */
interface Happening {
  what: string;
  /** To five minutes, because the clock also runs while a busy machine works. */
  at: string;
}

const STEP_MS = 5 * 60_000;

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/**
 * Starts the product with a user whose phone is reminded of lunch at 12:30 in Berlin. Each time the user logs a meal,
 * ends the fast of the day before, starts one of twelve hours, and looks at the insights of the day.
 */
export const openLivedDays = async (now: Date) => {
  const place = createTestFolder();
  const phone = newReceiver();
  const happened: Happening[] = [];
  let cloud: LocalCloud;
  let sub = '';
  let fast: { id: string; started_at: string } | undefined;

  const minute = (at = cloud.clock.now()): string =>
    new Date(Math.floor(at.getTime() / STEP_MS) * STEP_MS).toISOString().slice(0, 16);
  const note = (what: string, at?: Date): void => void happened.push({ what, at: minute(at) });
  const noteOnce = (what: string): void => {
    const at = minute();
    if (!happened.some((one) => one.what === what && one.at === at)) note(what);
  };
  const signIn = () => createCaller(cloud.origin, cloud.cognito.tokensFor(sub).accessToken);
  const send = async (method: string, path: string, body: object) => {
    const answer = await signIn().call(method, path, body, { 'idempotency-key': randomUUID() });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body as unknown as Record<string, unknown>;
  };
  const saveFast = (ended_at: string | null) =>
    send('PUT', `/api/fasts/${fast!.id}`, { started_at: fast!.started_at, ended_at, target_hours: 12 });

  const eatLunch = async (): Promise<void> => {
    const { generated_at } = await send('POST', '/api/functions/generate-insights', { time_zone: ZONE });
    note('insights', new Date(String(generated_at)));
    await send('POST', '/api/food-entries', { food_name: 'Lentil soup', calories: 420, time_zone: ZONE });
    const at = cloud.clock.now().toISOString();
    if (fast) await saveFast(at);
    fast = { id: newUlid(), started_at: at };
    await saveFast(null);
  };

  const pushService = createServer((request, response) => {
    void (async () => {
      const { tag } = JSON.parse(decrypted(phone, await bodyOf(request))) as { tag: string };
      note(tag);
      if (tag === 'reminder') await eatLunch().catch((error: unknown) => note(String(error)));
      response.writeHead(201).end();
    })();
  });
  await new Promise<void>((resolve) => pushService.listen(0, '127.0.0.1', resolve));
  const pushServiceOrigin = `http://127.0.0.1:${(pushService.address() as AddressInfo).port}`;

  cloud = await startTestCloud(place, {
    now,
    pushServiceOrigin,
    onFunctionCall: ({ definition }) => {
      // A night is one message for the list of users and one for each batch of them.
      if (definition.entry === 'functions/insights/night.lambda.ts') noteOnce('night');
    },
  });
  const { cognito, awsEndpoint: endpoint, region, operator: credentials, stack } = cloud;
  ({ sub } = await cognito.importUser({ email: EMAIL, password: 'plate-1234', fullName: 'Mara Test' }));
  const database = new DynamoDBClient({ endpoint, region, credentials });
  const [{ id: TableName } = { id: '' }] = stack.byType('AWS::DynamoDB::Table');
  const stripe = openLocalStripe(cloud.stripe!);

  await stripe.pay((await billingCalls(signIn()).checkout()).body.url);
  await send('PUT', '/api/reminders', {
    reminders: [{ time: '12:30', meal_type: 'lunch', weekdays: DAILY }],
    time_zone: ZONE,
  });
  const subscription = { endpoint: `${pushServiceOrigin}/push/phone`, keys: keysOf(phone), language: 'en' };
  await send('POST', '/api/reminders/devices', subscription);
  await send('PUT', '/api/fasting', { target_hours: 12, notify: true });

  return {
    clock: cloud.clock,
    /** Moves the clock in one request, however long it takes: `fetch` waits for five minutes at most. */
    move: (body: object): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        sendRequest(`${cloud.origin}/__local/clock`, { method: 'POST' }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        })
          .once('error', reject)
          .end(JSON.stringify(body));
      }),
    /** Returns the minutes at which something happened, in order. */
    timesOf: (what: string): string[] => happened.filter((one) => one.what === what).map(({ at }) => at),
    /** Returns what happened, without repetition. */
    kinds: (): string[] => [...new Set(happened.map(({ what }) => what))].sort(),
    weeklyEmails: (): string[] =>
      cloud.mailbox
        .list(EMAIL)
        .filter(({ subject }) => subject.startsWith('Your week, '))
        .map(({ at }) => minute(at))
        .reverse(),
    payments: async (): Promise<string[]> =>
      (await stripe.sdk.invoices.list({ limit: 100 })).data
        .map(({ created, amount_paid }) => `${minute(new Date(created * 1_000)).slice(0, 10)} ${amount_paid}`)
        .reverse(),
    status: () => billingCalls(signIn()).status(),
    /** Writes an item that expires at an instant. */
    putExpiring: async (at: string): Promise<void> => {
      const expires_at = { N: String(Date.parse(at) / 1_000) };
      const Item = { pk: { S: 'test#1' }, sk: { S: at }, expires_at };
      await database.send(new PutItemCommand({ TableName, Item }));
    },
    /** Returns the instants at which the items that still exist expire, by the start of their key. */
    expiries: async (prefix: string): Promise<string[]> => {
      const { Items = [] } = await database.send(new ScanCommand({ TableName }));
      return Items.filter(({ pk, expires_at }) => pk?.S?.startsWith(prefix) && expires_at?.N !== undefined)
        .map(({ expires_at }) => new Date(Number(expires_at!.N) * 1_000).toISOString())
        .sort();
    },
    stop: async (): Promise<void> => {
      database.destroy();
      await cloud.stop();
      pushService.closeAllConnections();
      await new Promise((resolve) => pushService.close(resolve));
      place.remove();
    },
  };
};
