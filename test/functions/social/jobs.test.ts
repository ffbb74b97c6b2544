import type { DynamoDBRecord, SQSRecord } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { socialJobOfRecord, type SocialJob } from '#functions/social/jobs/social-job.ts';
import { createRunJobs } from '#functions/social/jobs/run-jobs.ts';
import { friendRows, sharedRows } from '#test/support/feed-rows.ts';
import { createSocialWorld, type SocialWorld } from './social-world.ts';

let world: SocialWorld;
beforeAll(async () => {
  world = await createSocialWorld();
}, 60_000);
afterAll(() => world.stop());

const inFeedOf = async (reader: string): Promise<string[]> =>
  (await world.rows(reader, 'feed#')).map(({ id }) => id as string);

const twoFriends = async (): Promise<[string, string]> => {
  const [mara, ben] = [await world.person(), await world.person()];
  await world.befriend(mara, ben);
  return [mara, ben];
};
const shared = async (owner: string): Promise<string> =>
  (await world.share(owner, { food_entry_id: await world.entry(owner) })).id;

describe('The job of a meal that is shared', () => {
  it('brings it into the feed of each friend, of nobody who only asked, for a year', async () => {
    const [mara, ben] = await twoFriends();
    const asking = await world.person();
    await world.ask(asking, mara);
    const id = await shared(mara);
    await world.runJob({ kind: 'shared', user_id: mara, id });
    const [pointer] = await world.rows(ben, 'feed#');
    expect(pointer).toMatchObject({ id, owner_id: mara, lsi1sk: `feed-of#${mara}#${id}` });
    const year = Number(pointer!['expires_at']) - Date.now() / 1000;
    expect(Math.round(year / 86_400)).toBe(365);
    expect(await inFeedOf(asking)).toEqual([]);
  });

  it('does no harm when it comes twice, or after the meal was taken back, or the friendship ended', async () => {
    const [mara, ben] = await twoFriends();
    const [tom, kim] = [await world.person(), await world.person()];
    await world.befriend(mara, tom);
    await world.befriend(mara, kim);
    const [kept, gone] = [await shared(mara), await shared(mara)];
    const jobs: SocialJob[] = [kept, kept, gone].map((id) => ({ kind: 'shared', user_id: mara, id }));
    await world.unshare(mara, gone);
    await world.part(tom, mara);
    await world.block(mara, kim);
    for (const job of jobs) await world.runJob(job);
    expect([await inFeedOf(ben), await inFeedOf(tom), await inFeedOf(kim)]).toEqual([[kept], [], []]);
  });

  it('reaches 120 friends, and leaves out those who part while it runs', async () => {
    const mara = await world.person();
    const friends = Array.from({ length: 120 }, (_, at) => `friend-${at}-of-${mara}`);
    await world.put(friendRows(mara, friends));
    // A half-ended friendship: her side still exists, theirs does not.
    const left = [friends[3]!, friends[40]!, friends[119]!];
    for (const friend of left) {
      const [row] = await world.rows(friend, 'friend#');
      await world.remove(row!);
    }
    const id = await shared(mara);
    await world.runJob({ kind: 'shared', user_id: mara, id });
    const reached = await Promise.all(friends.map(async (friend) => (await inFeedOf(friend)).length));
    expect(friends.filter((_, at) => reached[at] === 0)).toEqual(left);
  }, 60_000);
});

describe('The job of a meal that is taken back', () => {
  it('takes it out of friends’ feeds, with everybody’s likes, and does no harm twice', async () => {
    const [mara, ben] = await twoFriends();
    const [id, other] = [await shared(mara), await shared(mara)];
    for (const each of [id, other]) {
      await world.runJob({ kind: 'shared', user_id: mara, id: each });
      await world.like(ben, each);
      await world.like(mara, each);
    }
    await world.unshare(mara, id);
    for (let count = 0; count < 2; count += 1) await world.runJob({ kind: 'unshared', user_id: mara, id });
    expect([await inFeedOf(ben), await inFeedOf(mara)]).toEqual([[other], [other]]);
    for (const person of [mara, ben])
      expect((await world.rows(person, 'like#')).map((row) => row['shared_meal_id'])).toEqual([other]);
  });
});

describe('The job of a new friendship', () => {
  it('brings the newest hundred meals of the other, and none that were taken back meanwhile', async () => {
    const [mara, ben] = await twoFriends();
    await world.put(sharedRows(mara, 105));
    const all = await inFeedOf(mara);
    const row = (await world.rows(mara, `feed#${all.at(-1)!}`))[0]!;
    await world.remove({ pk: `shared-meal#${row['id'] as string}`, sk: 'meal' });
    for (let count = 0; count < 2; count += 1)
      await world.runJob({ kind: 'joined', user_id: ben, friend_id: mara });
    expect(await inFeedOf(ben)).toEqual(all.slice(5, -1));
  }, 60_000);

  it('that ended before the job came brings nothing', async () => {
    const [mara, ben] = await twoFriends();
    await shared(mara);
    await world.part(mara, ben);
    await world.runJob({ kind: 'joined', user_id: ben, friend_id: mara });
    expect(await inFeedOf(ben)).toEqual([]);
  });
});

describe('The job of a friendship that ended', () => {
  it('takes the other’s meals out of the feed, nobody else’s, unless the two are friends again', async () => {
    const [mara, ben] = await twoFriends();
    const tom = await world.person();
    await world.befriend(ben, tom);
    await world.put(sharedRows(mara, 95, { reader: ben }));
    const toms = await shared(tom);
    await world.runJob({ kind: 'shared', user_id: tom, id: toms });
    await world.runJob({ kind: 'parted', user_id: ben, friend_id: mara });
    expect(await inFeedOf(ben)).toHaveLength(96);
    await world.part(mara, ben);
    for (let count = 0; count < 2; count += 1)
      await world.runJob({ kind: 'parted', user_id: ben, friend_id: mara });
    expect(await inFeedOf(ben)).toEqual([toms]);
  }, 60_000);
});

describe('What makes a job', () => {
  const text = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([name, S]) => [name, { S }]));
  const change = (
    eventName: 'INSERT' | 'MODIFY' | 'REMOVE',
    [pk, sk]: [string, string],
    before: Record<string, string> | null,
    after: Record<string, string> | null,
  ): DynamoDBRecord => ({
    eventName,
    dynamodb: {
      Keys: text({ pk, sk }),
      ...(before && { OldImage: text(before) }),
      ...(after && { NewImage: text(after) }),
    },
  });
  const mealKey: [string, string] = ['shared-meal#M', 'meal'];
  const friendKey: [string, string] = ['user#ben', 'friend#P'];
  const meal = { id: 'M', user_id: 'mara' };
  const friend = { id: 'P', user_id: 'ben', friend_id: 'mara' };

  it.each([
    ['a meal that comes', change('INSERT', mealKey, null, meal), { kind: 'shared', ...meal }],
    ['a meal that is liked', change('MODIFY', mealKey, meal, meal), null],
    ['a meal that goes', change('REMOVE', mealKey, meal, null), { kind: 'unshared', ...meal }],
    [
      'a request that is accepted',
      change('MODIFY', friendKey, { ...friend, status: 'pending' }, { ...friend, status: 'accepted' }),
      { kind: 'joined', user_id: 'ben', friend_id: 'mara' },
    ],
    ['a request', change('INSERT', friendKey, null, { ...friend, status: 'pending' }), null],
    [
      'a friend who is blocked',
      change('MODIFY', friendKey, { ...friend, status: 'accepted' }, { ...friend, blocked_at: 'now' }),
      { kind: 'parted', user_id: 'ben', friend_id: 'mara' },
    ],
    [
      'a friend who goes',
      change('REMOVE', friendKey, { ...friend, status: 'accepted' }, null),
      { kind: 'parted', user_id: 'ben', friend_id: 'mara' },
    ],
    ['a like', change('INSERT', ['user#ben', 'like#M'], null, { user_id: 'ben' }), null],
  ])('is %s: its job, or none', (_, record, job) => {
    expect(socialJobOfRecord(record)).toEqual(
      job && 'id' in job ? { kind: job.kind, user_id: job.user_id, id: job.id } : job,
    );
  });
});

describe('Jobs of the queue', () => {
  it('that fail come again alone; the others of the batch are done', async () => {
    const done: SocialJob[] = [];
    const errors: Error[] = [];
    const runJobs = createRunJobs(
      async (job) => {
        if (job.user_id === 'broken') throw new Error('The table is out of reach.');
        done.push(job);
      },
      (error) => errors.push(error),
    );
    const message = (messageId: string, body: object) =>
      ({ messageId, body: JSON.stringify(body) }) as SQSRecord;
    const Records = [
      message('1', { kind: 'shared', user_id: 'broken', id: 'M' }),
      message('2', { kind: 'parted', user_id: 'ben', friend_id: 'mara' }),
      message('3', { kind: 'unheard of' }),
    ];
    expect(await runJobs({ Records })).toEqual({
      batchItemFailures: [{ itemIdentifier: '1' }, { itemIdentifier: '3' }],
    });
    expect([done.length, errors.length]).toEqual([1, 2]);
  });
});
