import { describe, expect, it } from 'vitest';
import { deviceIdOf } from '#functions/reminders/push/devices-repository.ts';
import { anAction, lunchAt, onFriday, openReminderScenes } from './scene.ts';

const { open } = openReminderScenes();

describe('A reminder', () => {
  it("reaches each of the user's browsers on time, with a text that reveals nothing private", async () => {
    const { person, quarter } = open();
    const { browsers } = await person([lunchAt('12:30')], 'UTC', 2);
    await quarter(onFriday('12:15'));
    for (const browser of browsers) expect(await browser.received()).toEqual([]);
    await quarter(onFriday('12:30'));
    for (const browser of browsers) {
      const [came, ...more] = await browser.received();
      expect(more).toEqual([]);
      expect(JSON.parse(came!.text)).toEqual({
        title: 'Time to log lunch',
        body: 'Log it now, while it’s fresh in your mind.',
        path: '/dashboard',
        tag: 'reminder',
      });
      expect(came!.headers).toMatchObject({ ttl: '3600', urgency: 'normal', topic: 'reminder' });
    }
  });

  it('uses the app language of each browser', async () => {
    const { person, quarter, devices } = open();
    const mara = await person([lunchAt('12:30')], 'UTC', 1, 'de');
    await quarter(onFriday('12:30'));
    const [browser] = mara.browsers;
    expect(JSON.parse((await browser!.received())[0]!.text)).toMatchObject({
      title: 'Zeit, das Mittagessen einzutragen',
      body: 'Trage es jetzt ein, solange du dich daran erinnerst.',
    });
    await devices.add(mara.user_id, { ...browser!.subscription, language: 'en' }, anAction());
    await quarter('2026-11-21T12:30:00Z');
    expect((await browser!.received())[1]!.text).toContain('Time to log lunch');
  });

  it("arrives daily by the user's local clock, also when the clock is set back", async () => {
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

  it('sends a reminder once, however often its message arrives', async () => {
    const { person, at, begin, work, queue } = open();
    const { heard } = await person([lunchAt('12:30')]);
    at(onFriday('12:30'));
    await begin();
    const messages = queue.splice(0);
    await Promise.all([work([...messages, ...messages]), work(messages)]);
    await work(messages);
    expect(await heard()).toBe(1);
  });

  it('sends a reminder in the next run when the previous one failed halfway', async () => {
    const { person, at, begin, work, people, queue } = open();
    const { user_id, heard } = await person([lunchAt('12:30')]);
    at(onFriday('12:30'));
    const found: string[] = [];
    for (const pages of people.upTo(new Date(onFriday('12:30'))))
      for await (const page of pages) found.push(...page.map((one) => one.user_id));
    expect(found).toContain(user_id);
    // Its message was sent, but the user was not moved on.
    await work([{ body: JSON.stringify({ user_id, due: onFriday('12:30') }), after: 0 }]);
    at(onFriday('12:45'));
    await begin();
    expect(queue.some(({ body }) => body.includes(user_id))).toBe(true);
    await work();
    expect(await heard()).toBe(1);
    await begin();
    expect(queue.some(({ body }) => body.includes(user_id))).toBe(false);
  });

  it('skips a reminder when that meal was logged on the day, but not for another meal', async () => {
    const { person, quarter } = open();
    const [fed, hungry] = [await person([lunchAt('12:30')]), await person([lunchAt('12:30')])];
    await fed.log('lunch', onFriday('11:50'));
    await hungry.log('breakfast', onFriday('07:50'));
    await quarter(onFriday('12:30'));
    expect([await fed.heard(), await hungry.heard()]).toEqual([0, 1]);
  });

  it('sends a reminder for a second snack although the first was logged', async () => {
    const { person, quarter } = open();
    const snack = { meal_type: 'snack' } as const;
    const mara = await person([lunchAt('10:00', snack), lunchAt('16:00', snack)]);
    await mara.log('snack', onFriday('09:50'));
    await quarter(onFriday('10:00'));
    expect(await mara.heard()).toBe(0);
    await quarter(onFriday('16:00'));
    expect(await mara.heard()).toBe(1);
  });

  it('sends no reminder on other weekdays', async () => {
    const { person, quarter } = open();
    const { heard } = await person([lunchAt('12:30', { weekdays: [6] })]);
    await quarter(onFriday('12:30'));
    expect(await heard()).toBe(0);
    await quarter('2026-11-21T12:30:00Z');
    expect(await heard()).toBe(1);
  });

  it('a reminder follows changes of times and time zone, even while its message is queued', async () => {
    const { person, at, begin, work, quarter } = open();
    const { heard, choose } = await person([lunchAt('12:30')]);
    at(onFriday('12:30'));
    await begin();
    await choose([lunchAt('12:30')], 'America/New_York');
    await work();
    expect(await heard()).toBe(0);
    await quarter(onFriday('17:30'));
    expect(await heard()).toBe(1);
    await choose([]);
    await quarter('2026-11-21T17:30:00Z');
    expect(await heard()).toBe(1);
  });

  it('drops a reminder that is an hour late and sends the next one', async () => {
    const { person, quarter } = open();
    const { heard } = await person([lunchAt('12:30')]);
    await quarter(onFriday('13:30'));
    expect(await heard()).toBe(0);
    await quarter('2026-11-21T12:45:00Z');
    expect(await heard()).toBe(1);
  });

  it('sends no reminder to a closed account', async () => {
    const { person, quarter } = open();
    const { heard, close } = await person([lunchAt('12:30')]);
    await close();
    await quarter(onFriday('12:30'));
    expect(await heard()).toBe(0);
  });
});

describe('A registered browser', () => {
  it('a registered browser belongs to the user who signed in last, and the previous user gets no more reminders', async () => {
    const { person, quarter, devices } = open();
    const [mara, ben] = [await person([lunchAt('12:30')]), await person([lunchAt('12:45')], 'UTC', 0)];
    const [browser] = mara.browsers;
    await devices.add(ben.user_id, browser!.subscription, anAction());
    expect(await devices.list(mara.user_id)).toEqual([]);
    await quarter(onFriday('12:30'));
    expect(await mara.heard()).toBe(0);
    await quarter(onFriday('12:45'));
    expect(await mara.heard()).toBe(1);
    // A late removal by the previous user does not affect the new owner.
    await devices.remove(mara.user_id, deviceIdOf(browser!.subscription.endpoint), anAction());
    await devices.add(ben.user_id, browser!.subscription, anAction());
    expect(await devices.list(ben.user_id)).toHaveLength(1);
  });

  it('a registered browser receives each reminder once when it is added again, and the eleventh replaces the oldest', async () => {
    const { person, quarter, devices, at } = open();
    const mara = await person([lunchAt('12:30')]);
    const [first] = mara.browsers;
    await quarter(onFriday('12:30'));
    await devices.add(mara.user_id, first!.subscription, anAction());
    const message = { user_id: mara.user_id, due: onFriday('12:30') };
    await open().work([{ body: JSON.stringify(message), after: 0 }]);
    expect(await mara.heard()).toBe(1);
    at(onFriday('12:31'));
    for (const { browsers } of [await person([], 'UTC', 10)])
      for (const { subscription } of browsers) await devices.add(mara.user_id, subscription, anAction());
    const left = await devices.list(mara.user_id);
    expect(left).toHaveLength(10);
    expect(left.map(({ id }) => id)).not.toContain(deviceIdOf(first!.subscription.endpoint));
  });

  it('a registered browser disappears when its account is deleted', async () => {
    const { person, devices, row } = open();
    const { user_id, browsers } = await person([lunchAt('12:30')]);
    await devices.forget(user_id);
    expect(
      await row(`push-endpoint#${deviceIdOf(browsers[0]!.subscription.endpoint)}`, 'owner'),
    ).toBeUndefined();
  });
});
