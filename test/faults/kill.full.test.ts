import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { type ApiUser, cognito, createApiUser, createCaller } from '#test/support/api-user.ts';
import { startProduct } from '#test/support/start-product.ts';
import { diaryOf, pastDays } from './support/diary-of.ts';
import {
  brokenEntries,
  creation,
  isDone,
  isOpen,
  send,
  type Write,
  writesOf,
} from './support/interrupted-writes.ts';
import { seedFrom } from '#test/support/seed.ts';
import { seededRandom } from './support/seeded-random.ts';
import { isFull } from '#test/support/full-size.ts';

const ROUNDS = isFull ? 20 : 1;
const PEOPLE = isFull ? 4 : 2;
const WRITES_EACH = isFull ? 50 : 15;
const FIRST_FOODS = isFull ? 30 : 12;
/** Each round restarts the product, which is slow on a busy machine. */
const ROUND_MS = 300_000;

const seed = seedFrom('KILL_SEED');
const random = seededRandom(seed);
const days = pastDays(4);

interface Person {
  user: ApiUser;
  caller: ReturnType<typeof createCaller>;
  diary: Map<string, FoodEntry>;
}

let product: Awaited<ReturnType<typeof startProduct>>;
let people: Person[];

beforeAll(async () => {
  product = await startProduct();
  const users = await Promise.all(Array.from({ length: PEOPLE }, () => createApiUser(product.origin)));
  people = await Promise.all(
    users.map(async (user) => {
      const foods = Array.from({ length: FIRST_FOODS }, () => creation(random, days));
      await Promise.all(foods.map((food) => send(food, user)));
      return { user, caller: user, diary: await diaryOf(user, days) };
    }),
  );
});
afterAll(() => product.stop());

/** Signs in again, since rounds may outlast a token. */
const signedIn = async ({ user }: Person) => {
  const { AuthenticationResult } = await cognito(product.origin, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: user.email, PASSWORD: user.password },
  });
  return createCaller(product.origin, (AuthenticationResult as { AccessToken: string }).AccessToken);
};

/** Sends all users' writes concurrently and kills the product after some responses and milliseconds. */
const sendUntilKilled = async (plans: { person: Person; writes: Write[] }[]): Promise<string> => {
  const after = random.below(PEOPLE * WRITES_EACH - 10);
  const late = random.below(20);
  let answers = 0;
  const killed = Promise.withResolvers<void>();
  const kill = async (): Promise<void> => {
    await pause(late);
    await product.kill();
  };
  const sent = plans.flatMap(({ person, writes }) =>
    writes.map(async (write) => {
      await send(write, person.caller);
      answers += 1;
      if (answers === after + 1) kill().then(killed.resolve, killed.reject);
    }),
  );
  await Promise.all([...sent, killed.promise]);
  const acknowledged = plans.flatMap(({ writes }) => writes.filter(isDone)).length;
  return `killed ${late} ms after answer ${after + 1}: ${acknowledged} of ${sent.length} acknowledged`;
};

/** Retries unanswered writes with the same key, and answered ones like a client that lost the response. */
const pressAgain = async ({ caller, diary }: Person, writes: Write[]): Promise<void> => {
  const contended = new Set(
    writes.map(({ target }) => target).filter((target, at, all) => all.indexOf(target) !== at),
  );
  await Promise.all(
    writes.map(async (write) => {
      const before = isOpen(write) ? undefined : write.answer;
      await send(write, caller);
      if (before && isDone({ ...write, answer: before }))
        expect(write.answer).toMatchObject({ status: before.status, body: before.body });
      if (before && !isDone({ ...write, answer: before })) expect(isDone(write)).toBe(false);
      const [lowest, highest] = contended.has(write.target) ? [200, 409] : [200, 204];
      expect(write.answer?.status, JSON.stringify(write)).toBeGreaterThanOrEqual(lowest);
      expect(write.answer?.status, JSON.stringify(write)).toBeLessThanOrEqual(highest);
    }),
  );
  expect(diary.size).toBeGreaterThan(0);
};

describe(`The product killed ${ROUNDS} times during ${PEOPLE * WRITES_EACH} writes (seed ${seed})`, () => {
  it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    'round %i: keeps acknowledged writes, leaves no half-written ones and applies a retry once',
    async (round) => {
      const plans = people.map((person) => ({
        person,
        writes: writesOf(random, [...person.diary.values()], days, WRITES_EACH),
      }));
      console.log(`Round ${round}, seed ${seed}: ${await sendUntilKilled(plans)}`);
      product = await startProduct({}, product);

      for (const { person, writes } of plans) {
        person.caller = await signedIn(person);
        const before = person.diary;
        const found = await diaryOf(person.caller, days);
        // Stored before the assertion, so that a failed round does not affect the next ones.
        person.diary = found;
        expect(brokenEntries(before, writes, found)).toEqual([]);

        await pressAgain(person, writes);
        person.diary = await diaryOf(person.caller, days);
        expect(writes.filter(isOpen)).toEqual([]);
        expect(brokenEntries(before, writes, person.diary)).toEqual([]);
      }
    },
    ROUND_MS,
  );
});
