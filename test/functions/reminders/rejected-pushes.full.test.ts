import { describe, expect, it } from 'vitest';
import { deviceIdOf } from '#functions/reminders/push/devices-repository.ts';
import { aBrowser } from '#test/support/push-service.ts';
import { anAction, lunchAt, onFriday, openReminderScenes } from './scene.ts';

const { service, open } = openReminderScenes();

describe('A push service that rejects a reminder', () => {
  it('a rejected reminder gets a retry at the requested time, for the missing device only', async () => {
    const { person, quarter, at, work, queue } = open();
    const { browsers } = await person([lunchAt('12:30')], 'UTC', 2);
    const [busy, quick] = browsers;
    service.answer(busy!.subscription.endpoint, { status: 429, headers: { 'retry-after': '1200' } });
    await quarter(onFriday('12:30'));
    expect((await quick!.received()).length).toBe(1);
    // The maximum delay of a queue; a message that arrives early is delayed again.
    expect(queue.map(({ after }) => after)).toEqual([900]);
    at(onFriday('12:45'));
    await work();
    expect((await busy!.received()).length).toBe(1);
    expect(queue.map(({ after }) => after)).toEqual([300]);
    at(onFriday('12:50'));
    await work();
    expect((await busy!.received()).length).toBe(2);
    expect((await quick!.received()).length).toBe(1);
    expect(queue).toEqual([]);
  });

  it('a rejected reminder gets at most five attempts with growing delays, and none after the meal time', async () => {
    const { person, quarter, at, work, queue, reported } = open();
    const { browsers, heard } = await person([lunchAt('12:30')]);
    service.answer(browsers[0]!.subscription.endpoint, ...Array.from({ length: 5 }, () => ({ status: 503 })));
    let now = Date.parse(onFriday('12:30'));
    await quarter(onFriday('12:30'));
    const waits: number[] = [];
    while (queue.length > 0) {
      waits.push(queue[0]!.after);
      now += queue[0]!.after * 1000;
      at(new Date(now).toISOString());
      await work();
    }
    expect(waits).toEqual([60, 120, 240, 480]);
    expect(await heard()).toBe(5);
    expect(reported).toHaveLength(1);

    const other = await person([lunchAt('12:45')]);
    const { endpoint } = other.browsers[0]!.subscription;
    service.answer(endpoint, { status: 503, headers: { 'retry-after': '3600' } });
    await quarter('2026-11-21T12:45:00Z');
    expect(queue).toEqual([]);
  });

  it('a reminder without a response gets no second attempt, because the push service may have accepted it', async () => {
    const { person, quarter, queue, reported } = open();
    const { browsers, heard } = await person([lunchAt('12:30')]);
    service.answer(browsers[0]!.subscription.endpoint, 'hang');
    await quarter(onFriday('12:30'));
    expect(queue).toEqual([]);
    expect(reported).toHaveLength(1);
    expect(await heard()).toBe(1);
  });

  it.each([404, 410])('makes the app remove the browser on status %i', async (status) => {
    const { person, quarter, devices, row } = open();
    const { user_id, browsers } = await person([lunchAt('12:30')], 'UTC', 2);
    const { endpoint } = browsers[0]!.subscription;
    service.answer(endpoint, { status });
    await quarter(onFriday('12:30'));
    expect((await devices.list(user_id)).map(({ id }) => id)).toEqual([
      deviceIdOf(browsers[1]!.subscription.endpoint),
    ]);
    expect(await row(`push-endpoint#${deviceIdOf(endpoint)}`, 'owner')).toBeUndefined();
  });

  it('a push service gets no more calls after ten rejections in a row: the browser subscribed with another key', async () => {
    const { person, quarter, devices } = open();
    const { user_id, browsers, heard } = await person([lunchAt('12:30')]);
    const refuse = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1)
        for (const device of await devices.list(user_id)) await devices.noteRefusal(user_id, device);
    };
    await refuse(9);
    // A delivered message resets the count.
    await quarter(onFriday('12:30'));
    await refuse(9);
    expect(await devices.list(user_id)).toHaveLength(1);
    service.answer(browsers[0]!.subscription.endpoint, { status: 403 });
    await quarter('2026-11-21T12:30:00Z');
    expect(await heard()).toBe(2);
    expect(await devices.list(user_id)).toEqual([]);
  });

  it('affects no other browsers of the user when one has an invalid key', async () => {
    const { person, quarter, devices, queue, reported } = open();
    const { user_id, heard } = await person([lunchAt('12:30')]);
    const spoilt = aBrowser(service.origin).subscription;
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    await devices.add(user_id, { ...spoilt, keys: { ...spoilt.keys, p256dh } }, anAction());
    await quarter(onFriday('12:30'));
    expect(await heard()).toBe(1);
    expect(queue).toEqual([]);
    expect(reported).toHaveLength(1);
  });

  it('a reminder is sent later when the environment had no key, and nothing is lost meanwhile', async () => {
    const { person, at, begin, work, queue, setKey } = open();
    const { heard } = await person([lunchAt('12:30')]);
    setKey(false);
    at(onFriday('12:30'));
    await begin();
    expect(await work()).toBe(1);
    setKey(true);
    at(onFriday('12:40'));
    expect(queue).toHaveLength(1);
    await work();
    expect(await heard()).toBe(1);
  });
});
