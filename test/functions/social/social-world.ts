import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { monotonicFactory } from 'ulid';
import { createFoodEntryEntity } from '#functions/food-entries/food-entry-entity.ts';
import { createProfileEntity } from '#functions/profile/profile-entity.ts';
import { createNamesRepository } from '#functions/social/friends/display-names-repository.ts';
import { createFriendNotices } from '#functions/social/friends/friend-notices-repository.ts';
import { createNotifyRequest } from '#functions/social/friends/notify-request.ts';
import { createRecipientOf } from '#functions/social/friends/recipient-repository.ts';
import { createFriendsRepository } from '#functions/social/friends/friends-repository.ts';
import type { SocialJob } from '#functions/social/jobs/social-job.ts';
import { createLikersRepository } from '#functions/social/likes/likers-repository.ts';
import { createLikeRecounts } from '#functions/social/likes/like-recounts-repository.ts';
import { openMeals } from '#functions/social/meals/meal-endpoints.ts';
import { createPointersRepository } from '#functions/social/feed/feed-pointers-repository.ts';
import { accept, ask, block, part, unblock, type Step } from '#functions/social/friends/relationship.ts';
import { createRelationRepository } from '#functions/social/friends/relationship-repository.ts';
import { createRunJob } from '#functions/social/jobs/run-job.ts';
import { createSharedMealsRepository } from '#functions/social/meals/shared-meals-repository.ts';
import type { FriendNotice } from '#shared/profile/choices.ts';
import type { FeedPage, MealReport, NewSharedMeal } from '#shared/social/schema.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { putRows, type Row, soup } from '#test/support/feed-rows.ts';
import { writePlan } from '#test/support/give-plan.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openTestTable } from '../test-table.ts';

const press = (key: string = randomUUID()) => ({ key, request_hash: 'hash' });

/** Ordered, even within a millisecond. */
const newId = monotonicFactory();

/** Users who share meals, with their own table. Jobs run when a test says so. */
export const createSocialWorld = async () => {
  const { table, stop } = await openTestTable();
  let now = new Date('2026-11-22T12:00:00Z');
  const clock = (): Date => now;
  const signPhotoUrl = async (key: string | null) => key && `/signed/${key}`;
  const meals = openMeals(table, clock, signPhotoUrl, async () => builtInFoods());
  const relations = createRelationRepository(table, clock);
  /** Notices of friend requests: emails by their text, push messages by their title. */
  const notices: { to: string; text: string }[] = [];
  let isMailAway = false;
  const runJob = createRunJob({
    notifyRequest: createNotifyRequest({
      friends: createFriendsRepository(table),
      names: createNamesRepository(table),
      recipientOf: createRecipientOf(table),
      notices: createFriendNotices(table, clock),
      sendEmail: async ({ to, text }) => {
        if (isMailAway) throw new Error('The mail service is away.');
        notices.push({ to, text });
      },
      notifyUser: async (to, textIn) => {
        notices.push({ to, text: (await textIn('en')).title });
        return 'done';
      },
      siteOrigin: async () => 'https://platewise.example',
    }),
    meals: createSharedMealsRepository(table, clock),
    friends: createFriendsRepository(table),
    pointers: createPointersRepository(table),
    likers: createLikersRepository(table),
    recounts: createLikeRecounts(table, clock),
    clock,
  });
  const entries = createFoodEntryEntity(table);
  const profiles = createProfileEntity(table);

  const request = (user_id: string, key?: string) => ({
    caller: { user_id, signed_in_at: 0 },
    params: undefined,
    query: undefined,
    body: undefined,
    idempotency: press(key),
    raw: { body: '', headers: {}, peer: '' },
    deadline: new AbortController().signal,
  });

  const change = (user_id: string, other_id: string, step: Step) =>
    relations.change({ user_id, other_id, step, answer: null }, press());
  const at = now.toISOString();

  return {
    table,
    stop,
    clock,
    at: (instant: string): void => void (now = new Date(instant)),
    runJob: (job: SocialJob) => runJob(job),
    notices,
    failMails: (fails: boolean) => void (isMailAway = fails),

    /** Creates a user with a profile. */
    person: async (
      full_name = 'Mara Test',
      user_id: string = randomUUID(),
      friend_notice?: FriendNotice,
    ): Promise<string> => {
      const email = `${user_id}@example.com`;
      const row = { user_id, full_name, email, updated_at: at, ...(friend_notice && { friend_notice }) };
      await profiles.build(PutItemCommand).item(row).send();
      return user_id;
    },
    /** @returns the ID of a new diary entry */
    entry: async (user_id: string, more: Row = {}): Promise<string> => {
      const id = newId();
      await entries
        .build(PutItemCommand)
        .item({ ...soup, ...more, user_id, id })
        .send();
      return id;
    },
    givePlan: (user_id: string) => writePlan(table, user_id, 'premium'),

    befriend: async (one: string, other: string): Promise<void> => {
      await change(one, other, ask({ user_id: one, email_hint: 't…@example.com', at }));
      await change(other, one, accept);
    },
    ask: (one: string, other: string) =>
      change(one, other, ask({ user_id: one, email_hint: 't…@example.com', at })),
    part: (one: string, other: string) => change(one, other, part),
    block: (one: string, other: string) => change(one, other, block(at)),
    unblock: (one: string, other: string) => change(one, other, unblock),

    share: (user_id: string, body: Partial<NewSharedMeal> & { food_entry_id: string }, key?: string) =>
      meals.share({
        ...request(user_id, key),
        body: { caption: null, audience: 'friends', with_photo: false, ...body },
      }),
    unshare: (user_id: string, id: string, key?: string) =>
      meals.unshare({ ...request(user_id, key), params: { id } }),
    feed: (user_id: string, before?: string): Promise<FeedPage> =>
      meals.feed({ ...request(user_id), query: before === undefined ? {} : { before } }),
    like: (user_id: string, id: string, key?: string) =>
      meals.like({ ...request(user_id, key), params: { id } }),
    /** Counts a meal's likes, as the job does seconds after a like. */
    countLikes: (id: string): Promise<void> => runJob({ kind: 'liked', id }),
    /** Moves the clock forward. */
    wait: (seconds: number): void => void (now = new Date(now.getTime() + seconds * 1_000)),
    report: (user_id: string, id: string, body: MealReport = { reason: 'spam', note: '' }, key?: string) =>
      meals.report({ ...request(user_id, key), params: { id }, body }),

    rows: (user_id: string, prefix?: string) => rowsOf(table, user_id, prefix),
    /** Writes rows unchanged. */
    put: (rows: readonly Row[]) => putRows(table, rows),
    remove: async ({ pk, sk }: Row): Promise<void> => {
      await table
        .getDocumentClient()
        .send(new DeleteCommand({ TableName: table.getName(), Key: { pk, sk } }));
    },
  };
};

export type SocialWorld = Awaited<ReturnType<typeof createSocialWorld>>;
