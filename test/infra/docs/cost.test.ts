import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { billOf, sumOfKinds } from '#test/bench/cost/bill.ts';
import { capacityLimitsOf } from '#test/bench/cost/bottlenecks.ts';
import { AIM, COST_PAGE, costPage, ofOne } from '#test/bench/cost/page.ts';
import { costOf, prices } from '#test/bench/cost/prices.ts';
import { usageOfPerson } from '#test/bench/cost/usage.ts';
import { type MeasuredDay, readMeasuredDay } from '#test/bench/day/measured-day.ts';

const day = readMeasuredDay();
const PEOPLE = 100_000;

/** Removes the alignment of table columns. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/-{3,}/g, '---')
    .replaceAll(/[ \n]+/g, ' ')
    .trim();

/** Returns the measured day with its written units multiplied. */
const writing = (times: number): MeasuredDay => ({
  ...day,
  functions: day.functions.map((figures) => ({ ...figures, write_units: figures.write_units * times })),
});

describe('The cost page', () => {
  it('matches the calculation from the measured day, the prices and the assumptions', () => {
    expect(plain(readFileSync(COST_PAGE, 'utf8'))).toBe(plain(costPage(day)));
    expect(plain(costPage(writing(2)))).not.toBe(plain(costPage(day)));
  });

  it('uses a measurement with 200 users and no failed or rejected request', () => {
    expect(day.people).toBeGreaterThanOrEqual(200);
    expect(day.routes.filter(({ failed, refused }) => failed + refused > 0)).toEqual([]);
    expect(day.routes.length).toBeGreaterThan(25);
  });

  it('the cost page reports the calculated cost against the goal, whether it is met or not', () => {
    const dear = costPage(writing(100));
    expect(ofOne(billOf(writing(100), PEOPLE))).toBeGreaterThan(AIM);
    expect(dear).toContain('does **not** meet the target');
    const free = { ...day, routes: [], functions: [], services: {}, stored_bytes: 0 };
    expect(ofOne(billOf(free, PEOPLE))).toBeLessThan(AIM);
    expect(costPage(free)).toContain('which meets the target');
  });

  it('multiplies units by prices: requests and writes checked by hand', () => {
    const { lines, daily } = billOf(day, PEOPLE);
    const dollarsOf = (name: string): number =>
      lines.find((line) => line.name === name)?.dollars ?? Number.NaN;
    const calls = day.routes
      .filter(({ route }) => route.includes('/api/'))
      .reduce((sum, route) => sum + route.calls, 0);
    // One dollar per million requests, thirty days, a quarter of the users.
    expect(dollarsOf('HTTP API')).toBeCloseTo(((calls / day.people) * 25_000 * 30) / 1e6, 6);
    expect(daily).toBe(25_000);
    expect(costOf('writeUnits', 1e6)).toBe(prices.writeUnits.dollars);
  });

  it('scales usage with the number of users, but not fixed costs', () => {
    const [few, many] = [billOf(day, PEOPLE), billOf(day, 10 * PEOPLE)];
    expect(sumOfKinds(many, 'fixed')).toBe(sumOfKinds(few, 'fixed'));
    const share = sumOfKinds(many, 'use') / sumOfKinds(few, 'use');
    expect(share).toBeGreaterThan(9);
    expect(share).toBeLessThanOrEqual(10);
  });

  it('charges stream consumers as if each change were sent alone, which is an upper limit', () => {
    const told = day.functions.find(({ name }) => name === 'realtime/changes');
    const without = { ...day, functions: day.functions.filter((figures) => figures !== told) };
    const calls = usageOfPerson(day).calls - usageOfPerson(without).calls;
    expect(calls).toBeGreaterThanOrEqual((told?.calls ?? Number.NaN) / day.people);
  });

  it('the cost page names the nearest limit first for any number of users', () => {
    for (const daily of [250, 25_000, 250_000]) {
      const used = capacityLimitsOf(day, daily).map(({ needed, allowed }) => needed / allowed);
      expect(used).toEqual(used.toSorted((one, other) => other - one));
      expect(used.every((share) => share > 0)).toBe(true);
    }
  });
});
