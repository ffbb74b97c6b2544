import { createFoodEntryRepository } from '#functions/food-entries/repository.ts';
import { createFoodEntryService } from '#functions/food-entries/service.ts';
import { openMeals } from '#functions/social/meals/meal-endpoints.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { newUlid } from '#functions/platform/ids.ts';
import { openRecordingTable } from './record-operations.ts';
import type { Operation } from './table-model.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const clock = (): Date => NOW;
export const MEAL = '01KB1F3Q7H0000000000000000';
export const OWNER = 'owner';
const ENTRY = '01KB1F3Q7G0000000000000000';

const rows = [
  {
    pk: `shared-meal#${MEAL}`,
    sk: 'meal',
    id: MEAL,
    user_id: OWNER,
    food_entry_id: ENTRY,
    audience: 'everyone',
    with_photo: false,
    likes_count: 0,
    created_at: NOW.toISOString(),
  },
  {
    pk: `user#${OWNER}`,
    sk: `entry#${ENTRY}`,
    user_id: OWNER,
    id: ENTRY,
    food_name: 'Soup',
    calories: 200,
    meal_type: 'lunch',
  },
];

/** Each request reads whether its session has ended (decision 0075). */
const sessionRead = (userId: string): Operation => ({
  kind: 'read',
  units: { [`user#${userId}`]: 1 },
  items: [],
});

/** Returns the operations of the product's own code for a like of the meal by a user. */
export const operationsOfLike = async (userId: string): Promise<Operation[]> => {
  const { table, recorded } = openRecordingTable(rows);
  const { like } = openMeals(
    table,
    clock,
    async () => null,
    async () => {
      throw new Error('A like does not read foods.');
    },
  );
  await like({
    caller: { user_id: userId, signed_in_at: 0 },
    params: { id: MEAL },
    query: undefined,
    body: undefined,
    idempotency: { key: newUlid(), request_hash: 'hash' },
    raw: { body: '', headers: {}, peer: '' },
    deadline: new AbortController().signal,
  });
  return [sessionRead(userId), ...recorded()];
};

/** Returns the operations of the product's own code for logging a meal. */
export const operationsOfLog = async (userId: string): Promise<Operation[]> => {
  const { table, recorded } = openRecordingTable([]);
  const service = createFoodEntryService({
    repository: createFoodEntryRepository(table, clock),
    clock,
    newId: newUlid,
  });
  const entry = newFoodEntry.parse({
    food_name: 'Soup',
    calories: 200,
    logged_at: NOW.toISOString(),
    time_zone: 'Europe/Berlin',
  });
  await service.create(userId, entry, { key: newUlid(), request_hash: 'hash' });
  return [sessionRead(userId), ...recorded()];
};

/**
 * Returns the operations of a like before decision 0107: all rows read consistently, and the like counted in the meal's
 * item in the same transaction.
 */
export const operationsOfCountedLike = (userId: string): Operation[] => {
  const own = `user#${userId}`;
  const owner = `user#${OWNER}`;
  const meal = `shared-meal#${MEAL}`;
  const read = (units: Record<string, number>): Operation => ({ kind: 'read', units, items: [] });
  return [
    sessionRead(userId),
    read({ [own]: 1 }),
    read({ [meal]: 1 }),
    read({ [meal]: 1, [owner]: 4, [own]: 4 }),
    {
      kind: 'write',
      units: { [own]: 6, [meal]: 2, [`gsi1 likes#${MEAL}`]: 1 },
      items: [`${own} action`, `${own} like`, `${meal} meal`, `${own} account`],
    },
  ];
};
