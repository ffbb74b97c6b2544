import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { partitionsWritten } from './partitions-written.ts';
import { friendRows } from '#test/support/feed-rows.ts';
import { isFull } from '#test/support/full-size.ts';
import { createSocialWorld } from './social-world.ts';

/** A hundred users in the full run. */
const CROWD = isFull ? 100 : 10;
const world = openForAllTests(createSocialWorld);

/** Returns a meal's likes as a user sees them, after they were counted. */
const likesOf = async (reader: string, id: string): Promise<{ count: number; liked: boolean }> => {
  world.wait(3);
  await world.countLikes(id);
  return likesSeenBy(reader, id);
};

const likesSeenBy = async (reader: string, id: string): Promise<{ count: number; liked: boolean }> => {
  const meal = (await world.feed(reader)).meals.find((each) => each.id === id)!;
  return { count: meal.likes_count, liked: meal.liked };
};

/** Creates a shared meal with friends who see it. */
const mealBefore = async (readers: number): Promise<{ owner: string; friends: string[]; id: string }> => {
  const owner = await world.person();
  const friends = Array.from({ length: readers }, () => randomUUID());
  await world.put(friendRows(owner, friends));
  const { id } = await world.share(owner, { food_entry_id: await world.entry(owner) });
  await world.runJob({ kind: 'shared', user_id: owner, id });
  return { owner, friends, id };
};

/** Returns the number of like rows of the crowd. */
const heldBy = async (friends: readonly string[], id: string): Promise<number> =>
  (await Promise.all(friends.map((friend) => world.rows(friend, `like#${id}`)))).flat().length;

describe('PUT and DELETE /api/shared-meals/{id}/like', () => {
  it('SOCIAL-17 DATA-11 stores one row per user and meal and removes it when unliked', async () => {
    const { owner, friends, id } = await mealBefore(1);
    const [ben] = friends as [string];
    expect(await world.like(ben, id)).toEqual({ liked: true, likes_count: 1 });
    expect(await world.rows(ben, 'like#')).toEqual([
      {
        pk: `user#${ben}`,
        sk: `like#${id}`,
        user_id: ben,
        shared_meal_id: id,
        owner_id: owner,
        created_at: '2026-11-22T12:00:00.000Z',
        gsi1pk: expect.stringMatching(new RegExp(`^likes#${id}#(1[0-5]|[0-9])$`)),
        gsi1sk: ben,
      },
    ]);
    expect(await world.like(ben, id)).toEqual({ liked: false, likes_count: 0 });
    expect(await world.rows(ben, 'like#')).toEqual([]);
  });

  it('likes once per Idempotency-Key, also for simultaneous requests', async () => {
    const { owner, friends, id } = await mealBefore(1);
    const [ben] = friends as [string];
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => world.like(ben, id, key)));
    expect(answers).toEqual(answers.map(() => ({ liked: true, likes_count: 1 })));
    expect(await world.like(ben, id, key)).toEqual({ liked: true, likes_count: 1 });
    expect(await likesOf(owner, id)).toEqual({ count: 1, liked: false });
  });

  it('SOCIAL-23 leaves no like after one user taps four times in four tabs', async () => {
    const { owner, friends, id } = await mealBefore(1);
    const [ben] = friends as [string];
    await Promise.all([1, 2, 3, 4].map(() => world.like(ben, id)));
    expect(await likesOf(owner, id)).toEqual({ count: 0, liked: false });
    expect(await heldBy(friends, id)).toBe(0);
  });

  it('SOCIAL-23 shows users their own like and its removal at once, before the likes are counted', async () => {
    const { owner, friends, id } = await mealBefore(2);
    const [ben, tom] = friends as [string, string];
    await world.like(tom, id);
    expect(await likesOf(ben, id)).toEqual({ count: 1, liked: false });
    world.wait(1);
    await world.like(ben, id);
    expect(await likesSeenBy(ben, id)).toEqual({ count: 2, liked: true });
    expect(await likesSeenBy(owner, id)).toEqual({ count: 1, liked: false });
    expect(await likesOf(ben, id)).toEqual({ count: 2, liked: true });
    world.wait(1);
    expect(await world.like(ben, id)).toEqual({ liked: false, likes_count: 1 });
    expect(await likesSeenBy(ben, id)).toEqual({ count: 1, liked: false });
    expect(await likesOf(ben, id)).toEqual({ count: 1, liked: false });
    // Liked and unliked between two counts.
    world.wait(1);
    await world.like(ben, id);
    await world.like(ben, id);
    expect(await likesSeenBy(ben, id)).toEqual({ count: 1, liked: false });
  });

  it("SOCIAL-23 DATA-11 writes nothing but the liking user's own items", async () => {
    const { friends, id } = await mealBefore(1);
    const [ben] = friends as [string];
    const partitions = partitionsWritten(world.table);
    await world.like(ben, id);
    await world.like(ben, id);
    expect(partitions()).toEqual([`user#${ben}`]);
  });

  it('SOCIAL-23 a count that runs twice, or late after a newer one, changes nothing', async () => {
    const { friends, id } = await mealBefore(2);
    const [ben] = friends as [string];
    await world.like(ben, id);
    for (let delivery = 0; delivery < 2; delivery += 1)
      expect(await likesOf(ben, id)).toEqual({ count: 1, liked: true });
  });

  it('SOCIAL-23 counts simultaneous likes of a crowd exactly and returns to zero when all are withdrawn', async () => {
    const { owner, friends, id } = await mealBefore(CROWD);
    const liked = await Promise.all(friends.map((friend) => world.like(friend, id)));
    expect(liked.filter(({ liked: is }) => is)).toHaveLength(CROWD);
    expect(await likesOf(owner, id)).toEqual({ count: CROWD, liked: false });
    expect(await heldBy(friends, id)).toBe(CROWD);
    await Promise.all(friends.map((friend) => world.like(friend, id)));
    expect(await likesOf(owner, id)).toEqual({ count: 0, liked: false });
    expect(await heldBy(friends, id)).toBe(0);
  });

  it('SOCIAL-23 leaves no like when every user of a crowd taps twice at once', async () => {
    const { owner, friends, id } = await mealBefore(CROWD);
    await Promise.all([...friends, ...friends].map((friend) => world.like(friend, id)));
    expect(await likesOf(owner, id)).toEqual({ count: 0, liked: false });
    expect(await heldBy(friends, id)).toBe(0);
  });
});

describe('Permission to like a meal', () => {
  const refusal = { code: 'SHARED_MEAL_NOT_FOUND' };

  it('friends and the sharer can like a meal, but no strangers, and no one after a block or after the meal was deleted', async () => {
    const { owner, friends, id } = await mealBefore(2);
    const [ben, tom] = friends as [string, string];
    expect(await world.like(owner, id)).toEqual({ liked: true, likes_count: 1 });
    await expect(world.like(await world.person(), id)).rejects.toMatchObject(refusal);
    await world.block(owner, ben);
    await expect(world.like(ben, id)).rejects.toMatchObject(refusal);
    await world.part(tom, owner);
    await expect(world.like(tom, id)).rejects.toMatchObject(refusal);
    await expect(world.like(owner, '01JD0000000000000000000000')).rejects.toMatchObject(refusal);
    expect(await likesOf(owner, id)).toEqual({ count: 1, liked: true });
  });
});
