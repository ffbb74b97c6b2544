import { randomUUID } from 'node:crypto';
import type { Table } from '#functions/platform/table/client.ts';
import { MAX_FRIENDS } from '#shared/social/schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { friendRows, sharedRows } from '#test/support/feed-rows.ts';
import { createSocialWorld, type SocialWorld } from './social-world.ts';
import { isFull } from '#test/support/full-size.ts';

const MANY = isFull ? 5_000 : 100;
const FRIENDS = isFull ? MAX_FRIENDS : 40;
const LONG = 600_000;

interface Call {
  operation: string;
  readUnits: number;
  bytes: number;
}

/** Records every table request with its cost. */
const measured = (table: Table) => {
  const calls: Call[] = [];
  table.getDocumentClient().middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const answer = await next(args);
      const { ConsumedCapacity } = answer.output as {
        ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
      };
      calls.push({
        operation: context.commandName?.replace('Command', '') ?? '',
        readUnits: [ConsumedCapacity ?? []]
          .flat()
          .reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0),
        bytes: JSON.stringify(answer.output).length,
      });
      return answer;
    },
    { step: 'initialize', name: 'measured', override: true },
  );
  return async (run: () => Promise<unknown>): Promise<Call[]> => {
    calls.length = 0;
    await run();
    return [...calls];
  };
};

let world: SocialWorld;
let during: ReturnType<typeof measured>;
beforeAll(async () => {
  world = await createSocialWorld();
  during = measured(world.table);
});
afterAll(() => world.stop());

const unitsOf = (calls: readonly Call[]): number => calls.reduce((sum, { readUnits }) => sum + readUnits, 0);

/** Creates a user with friends, one of whom shares meals; the reader shares some, too. */
const readerWith = async (friends: number, meals: number): Promise<string> => {
  const reader = await world.person('Ben Reader');
  const sharer = friends > 0 ? await world.person('Mara Friend') : reader;
  const others = Array.from({ length: Math.max(0, friends - 1) }, () => randomUUID());
  if (friends > 0) await world.put(friendRows(reader, [sharer, ...others]));
  await world.put(sharedRows(sharer, meals, { reader: sharer === reader ? null : reader }));
  return reader;
};

/** Returns the cost of each page of a feed. */
const pagesOf = async (reader: string): Promise<{ calls: Call[]; meals: number }[]> => {
  const pages: { calls: Call[]; meals: number }[] = [];
  for (let before: string | null | undefined = undefined; before !== null;) {
    let page: Awaited<ReturnType<SocialWorld['feed']>> | undefined;
    const from: string | undefined = before;
    const calls = await during(async () => (page = await world.feed(reader, from)));
    pages.push({ calls, meals: page!.meals.length });
    before = page!.next;
  }
  return pages;
};

describe('The cost of a feed page', () => {
  it(
    `a page takes five small queries and a batch read of own and of others’ rows with ${FRIENDS} friends and ${MANY} shared meals, as with none`,
    async () => {
      const alone = await pagesOf(await readerWith(0, 10));
      const crowded = await pagesOf(await readerWith(FRIENDS, MANY));
      expect([alone.length, crowded.length]).toEqual([1, MANY / 10]);
      const operations = ({ calls }: { calls: Call[] }) => calls.map(({ operation }) => operation);
      const ofOwnMeals = ['Query', 'Query', 'Query', 'Query', 'Query', 'BatchGetItem'];
      for (const page of alone) expect(operations(page)).toEqual(ofOwnMeals);
      for (const page of crowded) expect(operations(page)).toEqual([...ofOwnMeals, 'BatchGetItem']);
      for (const { meals } of [...alone, ...crowded]) expect(meals).toBe(10);
      const [first] = alone;
      // The friend's account and the friendship are read once more.
      const most = unitsOf(first!.calls) + 3;
      expect(Math.max(...crowded.map(({ calls }) => unitsOf(calls)))).toBeLessThanOrEqual(most);
    },
    LONG,
  );

  it(
    `a page costs the same per visible meal with ${MANY} shared meals as with 5`,
    async () => {
      const [few] = await pagesOf(await readerWith(1, 5));
      const many = await pagesOf(await readerWith(1, MANY));
      const perMeal = ({ calls, meals }: { calls: Call[]; meals: number }): number => unitsOf(calls) / meals;
      for (const page of many) expect(perMeal(page)).toBeLessThanOrEqual(perMeal(few!));
      const last = many.at(-1)!;
      const bytes = (calls: readonly Call[]): number => calls.reduce((sum, call) => sum + call.bytes, 0);
      expect(bytes(last.calls) / bytes(many[0]!.calls)).toBeLessThan(1.2);
    },
    LONG,
  );

  it(
    'a page costs the same for blocked and hidden users as for all others',
    async () => {
      const reader = await readerWith(1, 10);
      const shown = await pagesOf(reader);
      for (const { id } of (await world.feed(reader)).meals.slice(0, 5)) await world.report(reader, id);
      const hidden = await pagesOf(reader);
      expect(hidden.map(({ calls }) => calls.map(({ operation }) => operation))).toEqual(
        shown.map(({ calls }) => calls.map(({ operation }) => operation)),
      );
      expect(hidden[0]!.meals).toBe(5);
    },
    LONG,
  );
});
