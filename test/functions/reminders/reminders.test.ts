import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceIdOf } from '#functions/reminders/push/devices-repository.ts';
import { type PushService, startPushService } from '#test/support/push-service.ts';
import { openTestTable } from '../test-table.ts';
import { anAction, createScene, lunchAt } from './scene.ts';

const FRIDAY = '2026-11-20';
const on = (time: string): string => `${FRIDAY}T${time}:00.000Z`;

let place: Awaited<ReturnType<typeof openTestTable>>;
let service: PushService;
beforeAll(async () => {
  [place, service] = await Promise.all([openTestTable(), startPushService()]);
});
afterAll(async () => {
  await service.stop();
  await place.stop();
});
const open = () => createScene(place.table, service);

describe('A reminder', () => {
  it('comes at its time to each of the person’s browsers, with words that anybody may read', async () => {
    const { person, quarter } = open();
    const { browsers } = await person([lunchAt('12:30')], 'UTC', 2);
    await quarter(on('12:15'));
    for (const browser of browsers) expect(await browser.received()).toEqual([]);
    await quarter(on('12:30'));
    for (const browser of browsers) {
      const [came, ...more] = await browser.received();
      expect(more).toEqual([]);
      expect(JSON.parse(came!.text)).toEqual({
        title: 'Lunch is not logged yet',
        body: 'It takes a moment while you remember it.',
        path: '/dashboard',
        tag: 'reminder',
      });
      expect(came!.headers).toMatchObject({ ttl: '3600', urgency: 'normal', topic: 'reminder' });
    }
  });

  it('speaks the language of the app in that browser', async () => {
    const { person, quarter, devices } = open();
    const mara = await person([lunchAt('12:30')], 'UTC', 1, 'de');
    await quarter(on('12:30'));
    const [browser] = mara.browsers;
    expect(JSON.parse((await browser!.received())[0]!.text)).toMatchObject({
      title: 'Das Mittagessen ist noch nicht eingetragen',
      body: 'Es dauert nur einen Moment, solange du dich daran erinnerst.',
    });
    await devices.add(mara.user_id, { ...browser!.subscription, language: 'en' }, anAction());
    await quarter('2026-11-21T12:30:00Z');
    expect((await browser!.received())[1]!.text).toContain('Lunch is not logged yet');
  });

  it('comes day after day, by the clock where the person is, also when that is set back', async () => {
    const { person, quarter, at } = open();
    at('2026-10-24T00:00:00Z');
    const { heard } = await person([lunchAt('12:30')], 'Europe/Berlin');
    await quarter('2026-10-24T10:30:00Z');
    expect(await heard()).toBe(1);
    await quarter('2026-10-25T10:30:00Z');
    expect(await heard()).toBe(1);
    await quarter('2026-10-25T11:30:00Z');
    expect(await heard()).toBe(2);
  });

  it('is not sent twice, however often its message comes', async () => {
    const { person, at, begin, work, queue } = open();
    const { heard } = await person([lunchAt('12:30')]);
    at(on('12:30'));
    await begin();
    const messages = queue.splice(0);
    await Promise.all([work([...messages, ...messages]), work(messages)]);
    await work(messages);
    expect(await heard()).toBe(1);
  });

  it('is found again by the next run when the one before broke off half-way', async () => {
    const { person, at, begin, work, people, queue } = open();
    const { user_id, heard } = await person([lunchAt('12:30')]);
    at(on('12:30'));
    const found: string[] = [];
    for await (const page of people.upTo(new Date(on('12:30'))))
      found.push(...page.map((one) => one.user_id));
    expect(found).toContain(user_id);
    // Its message was sent, but the user was not moved on.
    await work([{ body: JSON.stringify({ user_id, due: on('12:30') }), after: 0 }]);
    at(on('12:45'));
    await begin();
    expect(queue.some(({ body }) => body.includes(user_id))).toBe(true);
    await work();
    expect(await heard()).toBe(1);
    await begin();
    expect(queue.some(({ body }) => body.includes(user_id))).toBe(false);
  });

  it('is quiet when the meal is logged that day, and not for another meal', async () => {
    const { person, quarter } = open();
    const [fed, hungry] = [await person([lunchAt('12:30')]), await person([lunchAt('12:30')])];
    await fed.log('lunch', on('11:50'));
    await hungry.log('breakfast', on('07:50'));
    await quarter(on('12:30'));
    expect([await fed.heard(), await hungry.heard()]).toEqual([0, 1]);
  });

  it('of a second snack comes although the first one was logged', async () => {
    const { person, quarter } = open();
    const snack = { meal_type: 'snack' } as const;
    const mara = await person([lunchAt('10:00', snack), lunchAt('16:00', snack)]);
    await mara.log('snack', on('09:50'));
    await quarter(on('10:00'));
    expect(await mara.heard()).toBe(0);
    await quarter(on('16:00'));
    expect(await mara.heard()).toBe(1);
  });

  it('stays away on other weekdays', async () => {
    const { person, quarter } = open();
    const { heard } = await person([lunchAt('12:30', { weekdays: [6] })]);
    await quarter(on('12:30'));
    expect(await heard()).toBe(0);
    await quarter('2026-11-21T12:30:00Z');
    expect(await heard()).toBe(1);
  });

  it('follows times and a zone that were changed, also while its message waits', async () => {
    const { person, at, begin, work, quarter } = open();
    const { heard, choose } = await person([lunchAt('12:30')]);
    at(on('12:30'));
    await begin();
    await choose([lunchAt('12:30')], 'America/New_York');
    await work();
    expect(await heard()).toBe(0);
    await quarter(on('17:30'));
    expect(await heard()).toBe(1);
    await choose([]);
    await quarter('2026-11-21T17:30:00Z');
    expect(await heard()).toBe(1);
  });

  it('that is an hour late is not sent, and the next one comes', async () => {
    const { person, quarter } = open();
    const { heard } = await person([lunchAt('12:30')]);
    await quarter(on('13:30'));
    expect(await heard()).toBe(0);
    await quarter('2026-11-21T12:45:00Z');
    expect(await heard()).toBe(1);
  });

  it('does not come to a closed account', async () => {
    const { person, quarter } = open();
    const { heard, close } = await person([lunchAt('12:30')]);
    await close();
    await quarter(on('12:30'));
    expect(await heard()).toBe(0);
  });
});

describe('A browser', () => {
  it('is one person’s: who signs in there next gets it, and the one before hears no more', async () => {
    const { person, quarter, devices } = open();
    const [mara, ben] = [await person([lunchAt('12:30')]), await person([lunchAt('12:45')], 'UTC', 0)];
    const [browser] = mara.browsers;
    await devices.add(ben.user_id, browser!.subscription, anAction());
    expect(await devices.list(mara.user_id)).toEqual([]);
    await quarter(on('12:30'));
    expect(await mara.heard()).toBe(0);
    await quarter(on('12:45'));
    expect(await mara.heard()).toBe(1);
    // A late removal by the previous user does not affect the new owner.
    await devices.remove(mara.user_id, deviceIdOf(browser!.subscription.endpoint), anAction());
    await devices.add(ben.user_id, browser!.subscription, anAction());
    expect(await devices.list(ben.user_id)).toHaveLength(1);
  });

  it('that is added again hears nothing twice, and the eleventh takes the place of the oldest', async () => {
    const { person, quarter, devices, at } = open();
    const mara = await person([lunchAt('12:30')]);
    const [first] = mara.browsers;
    await quarter(on('12:30'));
    await devices.add(mara.user_id, first!.subscription, anAction());
    const message = { user_id: mara.user_id, due: on('12:30') };
    await open().work([{ body: JSON.stringify(message), after: 0 }]);
    expect(await mara.heard()).toBe(1);
    at(on('12:31'));
    for (const { browsers } of [await person([], 'UTC', 10)])
      for (const { subscription } of browsers) await devices.add(mara.user_id, subscription, anAction());
    const left = await devices.list(mara.user_id);
    expect(left).toHaveLength(10);
    expect(left.map(({ id }) => id)).not.toContain(deviceIdOf(first!.subscription.endpoint));
  });

  it('of an account that is erased is nobody’s', async () => {
    const { person, devices, row } = open();
    const { user_id, browsers } = await person([lunchAt('12:30')]);
    await devices.forget(user_id);
    expect(
      await row(`push-endpoint#${deviceIdOf(browsers[0]!.subscription.endpoint)}`, 'owner'),
    ).toBeUndefined();
  });
});
