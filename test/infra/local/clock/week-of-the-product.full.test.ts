import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalCloud } from '#infra/local/cloud.ts';
import { billingCalls } from '#test/support/billing-calls.ts';
import { createCaller } from '#test/support/api-user.ts';
import { openLocalStripe } from '#test/support/local-stripe.ts';
import { createTestFolder, startTestCloud } from '../host/fixtures/test-cloud.ts';

/** A Thursday. */
const START = new Date('2026-01-15T10:00:00Z');
const EMAIL = 'mara@example.com';
const ZONE = 'Europe/Berlin';
const place = createTestFolder();
let cloud: LocalCloud;
let sub = '';
/** Invocations of the scheduled functions, with the time that they saw. */
const runs: [name: string, at: string][] = [];

beforeAll(async () => {
  cloud = await startTestCloud(place, {
    now: START,
    onFunctionCall: ({ definition }) => runs.push([definition.name, cloud?.clock.now().toISOString() ?? '']),
  });
  ({ sub } = await cloud.cognito.importUser({ email: EMAIL, password: 'plate-1234', fullName: 'Mara Test' }));
}, 180_000);
afterAll(async () => {
  await cloud?.stop();
  place.remove();
});

const signIn = () => createCaller(cloud.origin, cloud.cognito.tokensFor(sub).accessToken);
const moveTo = async (now: string): Promise<void> => {
  const response = await fetch(`${cloud.origin}/__local/clock`, {
    method: 'POST',
    body: JSON.stringify({ now }),
  });
  expect(await response.json()).toMatchObject({ now: expect.stringContaining(now.slice(0, 16)) });
};
/** Returns when the user's insights were generated, by day. */
const insights = async (): Promise<string[]> => {
  const { awsEndpoint: endpoint, region, operator: credentials, stack } = cloud;
  const client = new DynamoDBClient({ endpoint, region, credentials });
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: stack.byType('AWS::DynamoDB::Table')[0]?.id,
      KeyConditionExpression: 'pk = :user AND begins_with(sk, :insights)',
      ExpressionAttributeValues: { ':user': { S: `user#${sub}` }, ':insights': { S: 'insights#' } },
    }),
  );
  client.destroy();
  return Items.map(({ generated_at: at }) => at?.S ?? '');
};
const isoDay = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);

describe("A trial's week on the local cloud's clock", () => {
  it(
    'runs reminders and nightly jobs, sends the weekly email and charges the first month, each at its time',
    { timeout: 1_200_000 },
    async () => {
      const stripe = openLocalStripe(cloud.stripe!);
      const profile = { full_name: 'Mara Test', time_zone: ZONE };
      expect((await signIn().call('PUT', '/api/profile', profile)).status).toBe(200);
      await stripe.pay(String((await billingCalls(signIn()).checkout()).body.url));
      const lunch = { time: '12:30', meal_type: 'lunch', weekdays: [1, 2, 3, 4, 5, 6, 7] };
      const reminders = { reminders: [lunch], time_zone: ZONE };
      expect((await signIn().call('PUT', '/api/reminders', reminders)).status).toBe(200);

      for (const day of ['16', '17', '18', '19', '20', '21', '22', '23']) {
        const entry = { food_name: 'Lentil soup', calories: 410, protein: 24, time_zone: ZONE };
        expect((await signIn().call('POST', '/api/food-entries', entry)).status).toBe(201);
        await moveTo(`2026-01-${day}T10:00Z`);
      }

      const reminded = runs.filter(([name]) => name.startsWith('RemindersRemind')).map(([, at]) => at);
      expect(reminded).toEqual(
        [15, 16, 17, 18, 19, 20, 21, 22].map((day) => expect.stringMatching(`^2026-01-${day}T11:30`)),
      );
      const nights = runs.filter(([name]) => name.startsWith('InsightsNightFunction')).map(([, at]) => at);
      expect(new Set(nights.map((at) => at.slice(0, 13)))).toEqual(
        new Set([16, 17, 18, 19, 20, 21, 22, 23].map((day) => `2026-01-${day}T02`)),
      );
      const times = runs.map(([, at]) => at);
      expect(times).toEqual(times.toSorted());

      expect(await insights()).toEqual(
        [16, 17, 18, 19, 20, 21, 22, 23].map((day) => expect.stringMatching(`^2026-01-${day}T02`)),
      );
      const mails = cloud.mailbox.list(EMAIL).map(({ at }) => at.toISOString().slice(0, 13));
      expect(mails).toContain('2026-01-19T02');

      const { data: invoices } = await stripe.sdk.invoices.list();
      expect(invoices.map(({ created, amount_paid: paid }) => [isoDay(created), paid])).toEqual([
        ['2026-01-22', 1999],
        ['2026-01-15', 0],
      ]);
      expect(await billingCalls(signIn()).status()).toMatchObject({
        trial_active: false,
        subscription_end: expect.stringMatching(/^2026-02-22/),
      });
    },
  );
});
