import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, inject, it, vi } from 'vitest';
import { indexKeysOf } from '#functions/reminders/reminder-index-keys.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';
import { signInApiUser, ZONE } from '#test/support/api-user.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { vapidFault } from '#test/support/push-receiver.ts';
import { aBrowser } from '#test/support/push-service.ts';
import { withUser } from '#test/support/with-user.ts';
import { PATIENCE } from '#test/support/patience.ts';

const origin = inject('origin');
const service = inject('pushServiceOrigin');
const QUARTER_MS = 15 * 60_000;
const daily = [1, 2, 3, 4, 5, 6, 7];

/** Returns the current quarter of an hour with its local time. */
const thisQuarter = () => {
  const due = new Date(Math.floor(Date.now() / QUARTER_MS) * QUARTER_MS);
  return { due: due.toISOString(), time: wallClockOf(due, ZONE).time.slice(0, 5) };
};

interface Answer {
  public_key: string | null;
  devices: { id: string; created_at: string }[];
  reminders: unknown[];
  next_at: string | null;
  id: string;
}

const aPerson = async () => {
  const user = await withUser();
  const call = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await user.call(method, path, body, headers);
    return { ...answer, body: answer.body as unknown as Answer & { code: string } };
  };
  return { ...user, call, sub: user.id };
};

/** Sets a user's next reminder to an instant. */
const dueAt = async (userId: string, due: string): Promise<void> => {
  const table = await openLocalTable(inject('dataDir'));
  await table.getDocumentClient().send(
    new UpdateCommand({
      TableName: table.getName(),
      Key: { pk: `user#${userId}`, sk: 'reminders#settings' },
      UpdateExpression: 'SET next_at = :due, gsi1sk = :place',
      ExpressionAttributeValues: { ':due': due, ':place': indexKeysOf(userId, due).gsi1sk },
    }),
  );
};
const runClock = () => fetch(`${origin}/__local/schedules/RemindersQuarterly/run`, { method: 'POST' });

describe('Reminders in the whole product', () => {
  it('reminders run from the clock through the queue to the browser once, and skip users who have logged', async () => {
    const [mara, ben] = await Promise.all([aPerson(), aPerson()]);
    const { due, time } = thisQuarter();
    const browsers = [mara, ben].map(() => aBrowser(service));
    for (const [at, person] of [mara, ben].entries()) {
      const lunch = { time, meal_type: 'lunch', weekdays: daily };
      const saved = await person.call('PUT', '/api/reminders', { reminders: [lunch], time_zone: ZONE });
      expect(saved.status).toBe(200);
      expect(Date.parse(saved.body.next_at!)).toBeGreaterThan(Date.now());
      const added = await person.call('POST', '/api/reminders/devices', browsers[at]!.subscription);
      expect(added.status).toBe(200);
    }
    const meal = { food_name: 'Soup', calories: 300, meal_type: 'lunch', time_zone: ZONE, logged_at: due };
    expect((await ben.call('POST', '/api/food-entries', meal)).status).toBe(201);
    for (const { sub } of [mara, ben]) await dueAt(sub, due);

    expect((await runClock()).status).toBe(200);
    const [first, second] = browsers;
    await vi.waitFor(async () => expect(await first!.received()).toHaveLength(1), {
      timeout: 30_000 * PATIENCE,
      interval: 200,
    });
    const [came] = await first!.received();
    expect(JSON.parse(came!.text)).toMatchObject({ title: 'Time to log lunch', path: '/dashboard' });
    const { public_key } = (await mara.call('GET', '/api/reminders')).body;
    expect(vapidFault(came!.headers['authorization'], service, public_key)).toBeNull();

    // Found again, as after an interrupted run: once more through the queue, without a second message.
    await dueAt(mara.sub, due);
    await runClock();
    const probe = aBrowser(service);
    const { id } = (await mara.call('POST', '/api/reminders/devices', probe.subscription)).body;
    expect((await mara.call('POST', `/api/reminders/devices/${id}/test`)).status).toBe(200);
    // It may also get the lunch reminder, since nothing was sent to it before.
    const tags = (await probe.received()).map(({ text }) => (JSON.parse(text) as { tag: string }).tag);
    expect(tags).toContain('reminder-test');
    expect(await first!.received()).toHaveLength(1);
    expect(await second!.received()).toEqual([]);
  });

  it("keeps browsers private: no user can see, test or remove another user's", async () => {
    const [mara, ben] = await Promise.all([aPerson(), aPerson()]);
    const browser = aBrowser(service);
    const { id } = (await mara.call('POST', '/api/reminders/devices', browser.subscription)).body;
    expect((await ben.call('GET', '/api/reminders')).body).toMatchObject({ devices: [], reminders: [] });
    const tried = await ben.call('POST', `/api/reminders/devices/${id}/test`);
    expect([tried.status, tried.body.code]).toEqual([404, 'DEVICE_NOT_FOUND']);
    expect((await ben.call('DELETE', `/api/reminders/devices/${id}`)).status).toBe(204);
    expect((await mara.call('GET', '/api/reminders')).body.devices.map((device) => device.id)).toEqual([id]);
    expect((await mara.call('DELETE', `/api/reminders/devices/${id}`)).status).toBe(204);
    expect((await mara.call('GET', '/api/reminders')).body.devices).toEqual([]);
    expect(await browser.received()).toEqual([]);
  });

  it('reminders stop when all sessions end, and an ended session cannot register a browser', async () => {
    const mara = await aPerson();
    const { subscription } = aBrowser(service);
    await mara.call('POST', '/api/reminders/devices', subscription);
    expect((await mara.call('POST', '/api/account/sessions/ending')).status).toBe(200);
    // The token of the ended session stays valid for minutes.
    const again = await mara.call('POST', '/api/reminders/devices', subscription);
    expect([again.status, again.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    const returned = await signInApiUser(origin, mara.email);
    expect((await returned.call('GET', '/api/reminders')).body).toMatchObject({ devices: [] });
  });

  it('saves reminders once per Idempotency-Key and allows five tests a minute', async () => {
    const mara = await aPerson();
    const key = { 'idempotency-key': `reminders-${localDateOf(new Date(), ZONE)}` };
    const body = {
      reminders: [{ time: '08:00', meal_type: 'breakfast', weekdays: [1, 1, 7] }],
      time_zone: ZONE,
    };
    const [one, two] = [
      await mara.call('PUT', '/api/reminders', body, key),
      await mara.call('PUT', '/api/reminders', body, key),
    ];
    expect(two.body).toEqual(one.body);
    expect(one.body.reminders).toEqual([{ time: '08:00', meal_type: 'breakfast', weekdays: [1, 7] }]);
    const other = await mara.call('PUT', '/api/reminders', { ...body, reminders: [] }, key);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);

    const { subscription, received } = aBrowser(service);
    const { id } = (await mara.call('POST', '/api/reminders/devices', subscription)).body;
    const tests = [];
    for (let press = 0; press < 11; press += 1)
      tests.push((await mara.call('POST', `/api/reminders/devices/${id}/test`)).status);
    // A new minute may start in between.
    expect(tests).toContain(429);
    expect((await received()).length).toBe(tests.filter((status) => status === 200).length);
  });
});
