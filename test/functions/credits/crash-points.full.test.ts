import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FAIR_USE_CREDITS } from '#shared/credits/balance-of.ts';
import { writePlan } from '#test/support/give-plan.ts';
import { rowsOf } from '#test/support/rows-of.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createCreditWorld } from './credit-world.ts';

const world = openForAllTests(createCreditWorld);
let people = 0;

afterEach(() => vi.restoreAllMocks());

/** Whether the last transaction before the crash reached the table, without a response. */
type Last = 'is lost' | 'is done';

/**
 * Drops all responses from the nth transaction on. @returns a function that returns the number of transactions so far
 */
const crashAt = (nth: number, last: Last): (() => number) => {
  const client = world.table.getDocumentClient() as { send: (command: unknown) => Promise<unknown> };
  const send = client.send.bind(client);
  let seen = 0;
  vi.spyOn(client, 'send').mockImplementation(async (command: unknown) => {
    const isWrite = command instanceof TransactWriteCommand;
    if (isWrite) seen += 1;
    if (seen < nth) return send(command);
    if (isWrite && seen === nth && last === 'is done') await send(command);
    throw new Error('The sandbox is gone.');
  });
  return () => seen;
};

const works = {
  useful: async () => ({ answer: 'soup', isUseful: true }),
  useless: async () => ({ answer: 'soup', isUseful: false }),
  failing: () => Promise.reject(new Error('The model is away.')),
};
const all = Object.keys(works) as (keyof typeof works)[];
/** Held first, then spent or released. */
const moments = [1, 2].flatMap((nth) => all.map((work) => [nth, work] as const));

describe.each(['free', 'enterprise'] as const)('A crash on the %s plan', (tier) => {
  const full = tier === 'free' ? 100 : FAIR_USE_CREDITS;

  describe.each(['is lost', 'is done'] as const)('during an action whose last write %s', (last) => {
    it.each(moments)(
      'D19 charges nothing at write %i of a %s answer, and the retry is charged once',
      async (nth, work) => {
        const mara = `crash-${(people += 1)}`;
        world.at('2026-11-20T12:00:00Z');
        if (tier !== 'free') await writePlan(world.table, mara, tier);
        await world.read(mara);
        const press = world.press(mara);
        const seen = crashAt(nth, last);
        await world.charge.run(press, 'photo_analysis', works[work]).catch(() => undefined);
        expect(seen()).toBeGreaterThanOrEqual(nth);
        vi.restoreAllMocks();

        world.at('2026-11-20T12:02:00Z');
        const isSpent = nth === 2 && work === 'useful' && last === 'is done';
        expect(await world.total(mara)).toBe(isSpent ? full - 5 : full);
        expect(await rowsOf(world.table, mara, 'credit-hold#')).toEqual([]);

        for (let again = 0; again < 2; again += 1)
          expect(await world.charge.run(press, 'photo_analysis', works.useful)).toBe('soup');
        expect(await world.total(mara)).toBe(full - 5);
        const told = await world.told(mara);
        expect(told.filter(([reason]) => reason === 'spent')).toHaveLength(1);
      },
    );
  });
});
