import { describe, expect, it } from 'vitest';
import { reservedConcurrency } from '#infra/constructs/functions/reserved-concurrency.ts';
import { compareConcurrency } from '#infra/deploy/checks/check-concurrency.ts';
import { routes } from '#shared/routes.ts';

const reservations = (concurrency: number | null) =>
  Object.keys(routes).map((feature) => ({
    feature,
    reserved: reservedConcurrency({ concurrency }, feature) ?? 0,
  }));
const sumOf = (concurrency: number | null): number =>
  reservations(concurrency).reduce((sum, { reserved }) => sum + reserved, 0);

describe('Reserved concurrency', () => {
  it('leaves 100 executions unreserved, as Lambda requires, and a third for all other functions', () => {
    for (let quota = 200; quota <= 5_000; quota += 1) {
      expect(sumOf(quota)).toBeLessThanOrEqual(quota - 100);
      expect(quota - 100 - sumOf(quota)).toBeGreaterThanOrEqual((quota - 100) / 3);
    }
  });

  it('gives every function that has a share at least one execution from the smallest quota', () => {
    const of = (quota: number) =>
      reservations(quota).flatMap(({ feature, reserved }) => (reserved > 0 ? [feature] : []));
    expect(of(200)).toEqual(of(1_000));
    expect(of(200)).toContain('food-entries');
  });

  it('reserves nothing without a quota, and refuses one that is too small', () => {
    expect(sumOf(null)).toBe(0);
    expect(() => reservations(10)).toThrow('Set "concurrency" to null.');
  });
});

describe('The preflight check of the concurrency quota', () => {
  it.each([
    [null, 10, 'warned', 'Request 1,000'],
    [null, 1_000, 'warned', 'Set "concurrency" in infra/stages.ts to it'],
    [1_000, 1_000, 'held', 'reserves from 1000'],
    [1_000, 400, 'failed', 'Set "concurrency" in infra/stages.ts to 400'],
    [1_000, 10, 'failed', 'Set "concurrency" in infra/stages.ts to null'],
  ])('compares the setting %s with the quota %s', (concurrency, quota, outcome, says) => {
    const finding = compareConcurrency({ concurrency }, quota);
    expect(finding.outcome).toBe(outcome);
    expect(`${finding.state}. ${finding.fix}`).toContain(says);
  });
});
