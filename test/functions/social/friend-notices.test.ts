import { beforeEach, describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createSocialWorld } from './social-world.ts';

const world = openForAllTests(createSocialWorld);
beforeEach(() => {
  world.notices.length = 0;
  world.at('2026-11-22T12:00:00Z');
});

/** Sends a request and runs its job, which may arrive twice. */
const ask = async (from: string, to: string): Promise<void> => {
  await world.ask(from, to);
  for (let times = 0; times < 2; times += 1)
    await world.runJob({ kind: 'requested', user_id: to, friend_id: from });
};

describe('The notice of a friend request', () => {
  it('a notice is sent once, by email with the name or by push without it, and only to those who asked for it', async () => {
    const jon = await world.person('Jon Asker');
    const [mailed, pushed, quiet] = [
      await world.person('Mara', undefined, 'email'),
      await world.person('Ben', undefined, 'push'),
      await world.person('Eve'),
    ];
    for (const to of [mailed, pushed, quiet]) await ask(jon, to);
    expect(world.notices).toEqual([
      { to: `${mailed}@example.com`, text: expect.stringContaining('Jon Asker wants to be your friend') },
      { to: pushed, text: 'New friend request' },
    ]);
    expect(JSON.stringify(world.notices)).not.toContain(`${jon}@`);
  });

  it('a request of a blocked user, or one that was canceled meanwhile, sends no notice', async () => {
    const [jon, eve] = [await world.person('Jon Blocked'), await world.person('Eve Asker')];
    const mara = await world.person('Mara', undefined, 'email');
    await world.block(mara, jon);
    await ask(jon, mara);
    await world.ask(eve, mara);
    await world.part(eve, mara);
    await world.runJob({ kind: 'requested', user_id: mara, friend_id: eve });
    expect(world.notices).toEqual([]);
  });

  it('a request that is canceled and repeated sends a notice again only after 30 days', async () => {
    const jon = await world.person('Jon Asker');
    const mara = await world.person('Mara', undefined, 'email');
    for (const day of ['2026-11-22', '2026-12-21', '2026-12-23']) {
      world.at(`${day}T12:00:00Z`);
      await ask(jon, mara);
      await world.part(jon, mara);
    }
    expect(world.notices).toHaveLength(2);
  });

  it('a retry sends the notice after the email failed', async () => {
    const jon = await world.person('Jon Asker');
    const mara = await world.person('Mara', undefined, 'email');
    await world.ask(jon, mara);
    world.failMails(true);
    const job = { kind: 'requested', user_id: mara, friend_id: jon } as const;
    await expect(world.runJob(job)).rejects.toThrow('away');
    world.failMails(false);
    await world.runJob(job);
    expect(world.notices).toHaveLength(1);
  });
});

describe('Sharing the same meal again', () => {
  it('a meal is rejected while it is shared, and after the third time on a day', async () => {
    const mara = await world.person('Mara');
    const food_entry_id = await world.entry(mara);
    for (let times = 1; times <= 3; times += 1) {
      const { id } = await world.share(mara, { food_entry_id });
      await expect(world.share(mara, { food_entry_id })).rejects.toMatchObject({
        code: 'MEAL_ALREADY_SHARED',
      });
      await world.unshare(mara, id);
    }
    await expect(world.share(mara, { food_entry_id })).rejects.toMatchObject({ code: 'SHARED_TOO_OFTEN' });
    world.at('2026-11-23T00:00:00Z');
    expect((await world.share(mara, { food_entry_id })).food_entry_id).toBe(food_entry_id);
  });
});

describe("A photo's address after the end of a friendship", () => {
  it('the address is not issued again by any route', async () => {
    const [mara, ben] = [await world.person('Mara'), await world.person('Ben')];
    await world.befriend(mara, ben);
    const food_entry_id = await world.entry(mara, { image_url: 'photos/of-mara' });
    const { id } = await world.share(mara, { food_entry_id, with_photo: true });
    await world.runJob({ kind: 'shared', user_id: mara, id });
    expect((await world.feed(ben)).meals[0]?.food_entries.image_url).toBe('/signed/photos/of-mara');
    await world.part(ben, mara);
    // Before the job has removed the meal from the feed, too.
    expect((await world.feed(ben)).meals).toEqual([]);
    for (const attempt of [() => world.like(ben, id), () => world.report(ben, id)])
      await expect(attempt()).rejects.toMatchObject({ code: 'SHARED_MEAL_NOT_FOUND' });
  });
});
