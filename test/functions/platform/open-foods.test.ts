import { describe, expect, it } from 'vitest';
import { createOpenFoods } from '#functions/platform/foods/open-foods.ts';
import { type FoodKnowledge, createFoodKnowledge } from '#shared/nutrition/match/food-knowledge.ts';
import { builtInTable } from '#infra/foods/built-in-table.ts';

const builtIn = createFoodKnowledge(builtInTable.slice(0, 1));
const full = createFoodKnowledge(builtInTable.slice(0, 2));

/** Creates an opener with a scripted bucket: each read of the full table returns the next outcome. */
const openerOver = (outcomes: (FoodKnowledge | Error)[]) => {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const read = { builtIn: 0, full: 0 };
  const reported: unknown[] = [];
  const open = createOpenFoods({
    readBuiltIn: () => {
      read.builtIn += 1;
      return builtIn;
    },
    readFull: async () => {
      read.full += 1;
      const outcome = outcomes.shift() ?? new Error('No outcome is left.');
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    clock: () => new Date(now),
    report: (error) => reported.push(error),
  });
  return { open, read, reported, wait: (ms: number) => void (now += ms) };
};

describe('The food table of a function', () => {
  it('defaults to the built-in table, read once on first use', async () => {
    let reads = 0;
    const readBuiltIn = (): FoodKnowledge => {
      reads += 1;
      return builtIn;
    };
    const open = createOpenFoods({
      readBuiltIn,
      readFull: null,
      clock: () => new Date(),
      report: () => undefined,
    });
    expect(reads).toBe(0);
    expect([await open(), await open()]).toEqual([builtIn, builtIn]);
    expect(reads).toBe(1);
  });

  it('uses the configured full table, read once even for two simultaneous requests', async () => {
    const { open, read, reported } = openerOver([full]);
    expect(await Promise.all([open(), open()])).toEqual([full, full]);
    expect(await open()).toBe(full);
    expect([read, reported]).toEqual([{ builtIn: 0, full: 1 }, []]);
  });

  it('the food table of a function falls back to the built-in table, logs the failure and retries after five minutes', async () => {
    const fault = new Error('AccessDenied');
    const { open, read, reported, wait } = openerOver([fault, fault, full]);
    expect(await open()).toBe(builtIn);
    wait(299_000);
    expect(await open()).toBe(builtIn);
    expect([read.full, reported]).toEqual([1, [fault]]);
    wait(2_000);
    expect(await open()).toBe(builtIn);
    expect([read.full, reported]).toEqual([2, [fault, fault]]);
    wait(301_000);
    expect(await open()).toBe(full);
    expect([read, reported.length]).toEqual([{ builtIn: 1, full: 3 }, 2]);
  });
});
