import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableAt, type Table } from '#functions/platform/table/client.ts';
import type { FoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { DEMO_GOAL, demoAccount, freeAccount, friendAccounts } from '../demo-account.ts';
import { createDemoDays } from '../demo-days.ts';
import { DEMO_DIARY, demoDiary } from '../demo-diary.ts';
import { PICTURED_MEAL } from '../demo-meals.ts';
import { writePhoto, writePlan, writeProfile, writeRecipes, writeWeights } from './account-rows.ts';
import { writeDiary } from './diary-rows.ts';
import { createRowContext, type RowContext } from './row-writer.ts';
import { writeFriendship, writeSharedMeal } from './social-rows.ts';
import { writeWorkspace } from './workspace-rows.ts';

/** IDs of the demo accounts. */
interface DemoUsers {
  demo: string;
  free: string;
  friends: readonly string[];
}

interface Settings {
  table: Table;
  users: DemoUsers;
  foods: FoodKnowledge;
  now: Date;
  /** Time zone of this machine's user. */
  zone: string;
  /** Last day that already has entries; undefined on the first run. */
  after: string | undefined;
  /** Stores the demo photo. @param key object key in the photo bucket */
  storePhoto: (key: string) => Promise<void>;
}

/** Days of the other accounts' diaries. */
const SHORT_DIARY = 10;

/** Captions of the meals that friends shared, with the number of days ago. */
const shared = [
  { friend: 0, back: 1, caption: 'My new favorite on busy days' },
  { friend: 1, back: 1, caption: 'Worth the extra ten minutes' },
  { friend: 0, back: 3, caption: 'Leftovers, and still good' },
  { friend: 1, back: 4, caption: 'Sunday cooking' },
] as const;

/** Opens the local table. @param port of DynamoDB Local */
export const openDemoTable = (name: string, port: number): { table: Table; close: () => void } => {
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const marshallOptions = { removeUndefinedValues: true };
  return {
    table: tableAt(name, DynamoDBDocumentClient.from(client, { marshallOptions })),
    close: () => client.destroy(),
  };
};

const writeFriends = async (context: RowContext, { users, foods, now, zone, after }: Settings) => {
  const diaries = await Promise.all(
    users.friends.map(async (userId, nth) => {
      const account = friendAccounts[nth]!;
      if (after === undefined) {
        await writeProfile(context, userId, account);
        await writeFriendship(context, users.demo, userId);
      }
      const diary = { account: account.email, days: SHORT_DIARY, hasTrip: false };
      return writeDiary(context, { userId }, demoDiary(now, { zone, foods }, after, diary));
    }),
  );
  if (after !== undefined) return;
  const today = localDateOf(now, zone);
  for (const { friend, back, caption } of shared) {
    const date = addDays(today, -back);
    const dinner = diaries[friend]?.find(
      (entry) => entry.local_date === date && entry.meal_type === 'dinner',
    );
    if (dinner) await writeSharedMeal(context, dinner, caption, back === 1 ? [users.demo] : []);
  }
};

const writeMain = async (context: RowContext, settings: Settings): Promise<void> => {
  const { users, foods, now, zone, after, storePhoto } = settings;
  const { demo } = users;
  const days = demoDiary(now, { zone, foods }, after);
  if (after !== undefined) return void (await writeDiary(context, { userId: demo }, days));
  await writeProfile(context, demo, demoAccount);
  const key = await writePhoto(context, demo);
  await storePhoto(key);
  const entries = await writeDiary(context, { userId: demo, photo: { key, mealName: PICTURED_MEAL } }, days);
  await writeWeights(context, demo);
  await writeRecipes(context, demo, foods);
  const today = localDateOf(now, zone);
  const mealsOf = createDemoDays(foods, DEMO_DIARY.account);
  await writePlan(
    context,
    demo,
    today,
    mealsOf(today).filter(({ type }) => type === 'dinner'),
  );
  const tomorrow = addDays(today, 1);
  await writePlan(context, demo, tomorrow, mealsOf(tomorrow, DEMO_GOAL));
  await writeWorkspace(context, demo);
  const pictured = entries.findLast(({ food_name }) => food_name === PICTURED_MEAL);
  if (pictured) await writeSharedMeal(context, pictured, 'Ready in 25 minutes', users.friends);
};

/**
 * Writes the data of the demo accounts with the product's own entities, in batches. On a later day, it only adds the
 * missing days of the diaries. A repeated call after an interruption continues.
 */
export const writeDemo = async (settings: Settings): Promise<void> => {
  const { table, users, foods, now, zone, after } = settings;
  const context = createRowContext(table, now, zone);
  const free = { account: freeAccount.email, days: SHORT_DIARY, hasTrip: false };
  const writeFree = async (): Promise<void> => {
    if (after === undefined) await writeProfile(context, users.free, freeAccount);
    await writeDiary(context, { userId: users.free }, demoDiary(now, { zone, foods }, after, free));
  };
  // The friends come first, so that the meals are delivered to existing friendships.
  await writeFriends(context, settings);
  await writeMain(context, settings);
  await writeFree();
};
