import type { DynamoDBRecord, SQSRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { socialJobOfRecord, type SocialJob } from '#functions/social/jobs/social-job.ts';
import { createRunJobs } from '#functions/social/jobs/run-jobs.ts';
import { friendRows, sharedRows } from '#test/support/feed-rows.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createSocialWorld } from './social-world.ts';

const world = openForAllTests(createSocialWorld);

const inFeedOf = async (reader: string): Promise<string[]> =>
  (await world.rows(reader, 'feed#')).map(({ id }) => id as string);

const twoFriends = async (): Promise<[string, string]> => {
  const [mara, ben] = [await world.person(), await world.person()];
  await world.befriend(mara, ben);
  return [mara, ben];
};
const shared = async (owner: string): Promise<string> =>
  (await world.share(owner, { food_entry_id: await world.entry(owner) })).id;

describe('The job for a shared meal', () => {
  it("adds it to each friend's feed for a year, but not for pending requests", async () => {
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

  it('does no harm when it runs twice, after the meal was unshared or after the friendship ended', async () => {
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

  it('reaches 120 friends and leaves out those who unfriend during the run', async () => {
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
  });
});

describe('The job for an unshared meal', () => {
  it("removes it from friends' feeds with all likes and can run twice", async () => {
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

describe('The job for a new friendship', () => {
  it("adds the friend's newest hundred meals without those unshared meanwhile", async () => {
    const [mara, ben] = await twoFriends();
    await world.put(sharedRows(mara, 105));
    const all = await inFeedOf(mara);
    const row = (await world.rows(mara, `feed#${all.at(-1)!}`))[0]!;
    await world.remove({ pk: `shared-meal#${row['id'] as string}`, sk: 'meal' });
    for (let count = 0; count < 2; count += 1)
      await world.runJob({ kind: 'joined', user_id: ben, friend_id: mara });
    expect(await inFeedOf(ben)).toEqual(all.slice(5, -1));
  });

  it('adds nothing when the friendship ended before it ran', async () => {
    const [mara, ben] = await twoFriends();
    await shared(mara);
    await world.part(mara, ben);
    await world.runJob({ kind: 'joined', user_id: ben, friend_id: mara });
    expect(await inFeedOf(ben)).toEqual([]);
  });
});

describe('The job for an ended friendship', () => {
  it("removes only the former friend's meals from the feed, unless the two are friends again", async () => {
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
  });
});

describe('The mapping of stream records to jobs', () => {
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
    ['a new shared meal', change('INSERT', mealKey, null, meal), { kind: 'shared', ...meal }],
    ['a liked meal', change('MODIFY', mealKey, meal, meal), null],
    ['an unshared meal', change('REMOVE', mealKey, meal, null), { kind: 'unshared', ...meal }],
    [
      'an accepted request',
      change('MODIFY', friendKey, { ...friend, status: 'pending' }, { ...friend, status: 'accepted' }),
      { kind: 'joined', user_id: 'ben', friend_id: 'mara' },
    ],
    [
      'a received request',
      change('INSERT', friendKey, null, { ...friend, status: 'pending' }),
      { kind: 'requested', user_id: 'ben', friend_id: 'mara' },
    ],
    ['a sent request', change('INSERT', friendKey, null, { ...friend, status: 'asked' }), null],
    [
      'a blocked friend',
      change('MODIFY', friendKey, { ...friend, status: 'accepted' }, { ...friend, blocked_at: 'now' }),
      { kind: 'parted', user_id: 'ben', friend_id: 'mara' },
    ],
    [
      'an ended friendship',
      change('REMOVE', friendKey, { ...friend, status: 'accepted' }, null),
      { kind: 'parted', user_id: 'ben', friend_id: 'mara' },
    ],
    [
      'a like',
      change('INSERT', ['user#ben', 'like#M'], null, { user_id: 'ben' }),
      { kind: 'liked', id: 'M' },
    ],
  ])('creates the right job, or none, for %s', (_, record, job) => {
    expect(socialJobOfRecord(record)).toEqual(
      job && 'user_id' in job && 'id' in job ? { kind: job.kind, user_id: job.user_id, id: job.id } : job,
    );
  });
});

describe('Queued jobs', () => {
  it('retries failed jobs alone, while the rest of the batch is done', async () => {
    const done: SocialJob[] = [];
    const errors: Error[] = [];
    const runJobs = createRunJobs(
      async (job) => {
        if ('user_id' in job && job.user_id === 'broken') throw new Error('The table is out of reach.');
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
