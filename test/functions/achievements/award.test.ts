import type { DynamoDBRecord } from 'aws-lambda';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { describe, expect, it } from 'vitest';
import { createAwardEarned } from '#functions/achievements/award-earned.ts';
import { createChangeFollower } from '#functions/achievements/follow-changes.ts';
import { createAchievementRepository } from '#functions/achievements/repository.ts';
import { openRewardReferredFriend } from '#functions/referrals/referral-services.ts';
import { createDashboardRepository } from '#functions/dashboard/daily-summaries-repository.ts';
import { createClosedAccountEntity } from '#functions/platform/account/closed-account-entity.ts';
import { createDailySummaryEntity } from '#functions/food-entries/daily-summary/daily-summary-entity.ts';
import { createPhotoEntity } from '#functions/photos/photo-entity.ts';
import { addDays, daysEnding } from '#shared/time/local-date.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const opened = openForAllTests(openTestTable);
let now = new Date('2026-11-20T12:00:00Z');
const errors: Error[] = [];
const jobs: object[] = [];
const recounted: string[] = [];

/** Creates the stream handler; `broken` lists users whose rows cannot be read, or the queue. */
const follower = (broken: string[] = []) => {
  const achievements = createAchievementRepository(opened.table, () => now);
  const awardEarned = createAwardEarned({
    achievements,
    sums: createDashboardRepository(opened.table),
    rewardReferredFriend: openRewardReferredFriend(opened.table, () => now),
  });
  return createChangeFollower({
    awardEarned: async (userId, signals) => {
      if (broken.includes(userId)) throw new Error('The table is out of reach.');
      return awardEarned(userId, signals);
    },
    sendJobs: async (messages) => {
      if (broken.includes('the queue') && messages.length > 0) throw new Error('The queue is out of reach.');
      jobs.push(...messages);
    },
    scheduleRecounts: async (ids) => void recounted.push(...ids),
    report: (error) => errors.push(error),
  });
};

const record = (
  user: string,
  sk: string,
  image: Record<string, object>,
  SequenceNumber = '1',
): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber,
    Keys: { pk: { S: `user#${user}` }, sk: { S: sk } },
    NewImage: image as NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>,
  },
});
const dayRecord = (user: string, date: string, SequenceNumber?: string) =>
  record(user, `summary#${date}`, { meal_count: { N: '1' } }, SequenceNumber);

const logDays = async (user_id: string, dates: readonly string[], over: object = {}): Promise<void> => {
  const summaries = createDailySummaryEntity(opened.table);
  for (const date of dates) {
    const row = { user_id, date, total_calories: 900, meal_count: 1, ...over };
    await summaries.build(PutItemCommand).item(row).send();
  }
};

const heldBy = async (user: string): Promise<string[]> =>
  (await rowsOf(opened.table, user, 'achievement#'))
    .map((row) => String(row['achievement_name']))
    .toSorted((one, other) => one.localeCompare(other));

describe('Awarding achievements', () => {
  it('DATA-12 (D35) the first meal creates a row with name, points and time', async () => {
    await logDays('mara', ['2026-11-20']);
    await follower()({ Records: [dayRecord('mara', '2026-11-20')] });
    expect(await rowsOf(opened.table, 'mara', 'achievement#')).toEqual([
      {
        pk: 'user#mara',
        sk: 'achievement#first_meal',
        user_id: 'mara',
        achievement_name: 'first_meal',
        points: 10,
        created_at: '2026-11-20T12:00:00.000Z',
      },
    ]);
  });

  it('awards once, with the first time, when stream events arrive twice, late or concurrently', async () => {
    await logDays('ben', ['2026-11-20']);
    const told = { Records: [dayRecord('ben', '2026-11-20'), dayRecord('ben', '2026-11-20')] };
    await Promise.all([follower()(told), follower()(told)]);
    const before = await rowsOf(opened.table, 'ben', 'achievement#');
    now = new Date('2026-11-25T12:00:00Z');
    await follower()(told);
    expect(await rowsOf(opened.table, 'ben', 'achievement#')).toEqual(before);
    expect(before).toHaveLength(1);
    now = new Date('2026-11-20T12:00:00Z');
  });

  it('passes likes to the schedule of counts and not to the jobs of feeds', async () => {
    const like = (user: string, sequence: string) => record(user, 'like#01M', {}, sequence);
    await follower()({ Records: [like('ada', '1'), like('bob', '2')] });
    expect(recounted).toEqual(['01M', '01M']);
    expect(jobs).toEqual([]);
  });

  it('keeps an award when the days that earned it are deleted', async () => {
    await logDays('lena', daysEnding('2026-11-20', 3));
    await follower()({ Records: [dayRecord('lena', '2026-11-20')] });
    await logDays('lena', daysEnding('2026-11-20', 3), { total_calories: 0, meal_count: 0 });
    await logDays('lena', ['2026-12-01']);
    await follower()({ Records: [dayRecord('lena', '2026-12-01')] });
    expect(await heldBy('lena')).toEqual(['first_meal', 'streak_3']);
  });

  it('counts earlier history, photos included, when the next meal is logged', async () => {
    await logDays('noor', daysEnding('2026-08-01', 30), { meal_count: 4 });
    await logDays('noor', ['2026-11-20']);
    const photo = {
      user_id: 'noor',
      id: '01JD0000000000000000000000',
      content_type: 'image/jpeg',
      status: 'kept',
      created_at: '2026-08-01T12:00:00.000Z',
    } as const;
    await createPhotoEntity(opened.table).build(PutItemCommand).item(photo).send();
    await follower()({ Records: [dayRecord('noor', '2026-11-20')] });
    expect(await heldBy('noor')).toEqual([
      'first_meal',
      'first_photo',
      'meals_10',
      'meals_100',
      'streak_3',
      'streak_30',
      'streak_7',
    ]);
  });

  it('recognizes a streak completed by a back-dated day, even after 100 meals', async () => {
    const [before, gap] = [daysEnding('2026-11-09', 15), '2026-11-10'];
    await logDays('omar', before, { meal_count: 10 });
    await follower()({ Records: [dayRecord('omar', '2026-11-09')] });
    await logDays('omar', daysEnding(addDays(gap, 14), 14));
    await follower()({ Records: [dayRecord('omar', addDays(gap, 14))] });
    expect(await heldBy('omar')).not.toContain('streak_30');
    await logDays('omar', [gap]);
    await follower()({ Records: [dayRecord('omar', gap)] });
    expect(await heldBy('omar')).toContain('streak_30');
  });

  it('D35 awards the first photo once it is stored, and the first voice log', async () => {
    await follower()({
      Records: [
        record('pia', 'photo#01P', { status: { S: 'awaited' } }),
        record('pia', 'entry#01E', { food_name: { S: 'Soup' } }),
        record('pia', 'summary#2026-11-20', { water_ml: { N: '300' } }),
      ],
    });
    expect(await heldBy('pia')).toEqual([]);
    await follower()({
      Records: [
        record('pia', 'photo#01P', { status: { S: 'kept' } }),
        record('pia', 'entry#01E', { spoken: { BOOL: true } }),
      ],
    });
    expect(await heldBy('pia')).toEqual(['first_photo', 'first_voice_log']);
  });

  it('awards nothing to a closed account', async () => {
    const closed = { user_id: 'gone', expires_at: 4_000_000_000 };
    await createClosedAccountEntity(opened.table).build(PutItemCommand).item(closed).send();
    await logDays('gone', ['2026-11-20']);
    const answer = await follower()({ Records: [dayRecord('gone', '2026-11-20')] });
    expect([answer.batchItemFailures, await heldBy('gone')]).toEqual([[], []]);
  });

  it("retries from the first failed record and processes the other users' records", async () => {
    await logDays('yara', ['2026-11-20']);
    const answer = await follower(['zoe'])({
      Records: [
        dayRecord('yara', '2026-11-20', '7'),
        dayRecord('zoe', '2026-11-20', '8'),
        dayRecord('zoe', '2026-11-20', '9'),
      ],
    });
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '8' }] });
    expect(errors).toHaveLength(1);
    expect(await heldBy('yara')).toEqual(['first_meal']);
  });
});

describe('Achievements for social actions', () => {
  const meal = (user: string, SequenceNumber: string): DynamoDBRecord => ({
    eventName: 'INSERT',
    dynamodb: {
      SequenceNumber,
      Keys: { pk: { S: 'shared-meal#M1' }, sk: { S: 'meal' } },
      NewImage: { user_id: { S: user }, id: { S: 'M1' } },
    },
  });
  const accepted = (user: string, friend: string, SequenceNumber: string) =>
    record(
      user,
      'friend#P',
      { user_id: { S: user }, friend_id: { S: friend }, status: { S: 'accepted' } },
      SequenceNumber,
    );

  it('D35 the first share and the first friend earn 20 points each and are queued as jobs', async () => {
    const told = {
      Records: [meal('rosa', '1'), accepted('rosa', 'finn', '2'), accepted('finn', 'rosa', '3')],
    };
    expect(await follower()(told)).toEqual({ batchItemFailures: [] });
    await follower()(told);
    expect([await heldBy('rosa'), await heldBy('finn')]).toEqual([
      ['first_friend', 'first_share'],
      ['first_friend'],
    ]);
    const points = (await rowsOf(opened.table, 'rosa', 'achievement#')).map((row) => row['points']);
    expect(points).toEqual([20, 20]);
    expect(jobs.splice(0)).toEqual(
      [1, 2].flatMap(() => [
        { kind: 'shared', user_id: 'rosa', id: 'M1' },
        { kind: 'joined', user_id: 'rosa', friend_id: 'finn' },
        { kind: 'joined', user_id: 'finn', friend_id: 'rosa' },
      ]),
    );
  });

  it('retries from the first event while the queue is unavailable and blocks no other award', async () => {
    await logDays('ada', ['2026-11-20']);
    const Records = [dayRecord('ada', '2026-11-20', '7'), meal('ada', '8'), accepted('ada', 'bo', '9')];
    expect(await follower(['the queue'])({ Records })).toEqual({
      batchItemFailures: [{ itemIdentifier: '8' }],
    });
    expect(await heldBy('ada')).toEqual(['first_friend', 'first_meal', 'first_share']);
    expect(jobs).toEqual([]);
  });
});
