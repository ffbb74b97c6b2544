import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assumed } from '#test/bench/cost/assumed.ts';
import { readMeasuredDay } from '#test/bench/day/measured-day.ts';
import { feedLoadOf } from '#test/bench/scale/feed-load.ts';
import { simulateLikes } from '#test/bench/scale/likes.ts';
import { simulateNight } from '#test/bench/scale/night.ts';
import { SCALE_PAGE, scalePage, SIZES } from '#test/bench/scale/page.ts';
import { sharedPartitions } from '#test/bench/scale/shared-partitions.ts';
import { nightlyUserMs, runSimulations } from '#test/bench/scale/simulations.ts';
import { isFull } from '#test/support/full-size.ts';

const day = readMeasuredDay();
const LARGEST = SIZES[2];
/** Five minutes in the full run. */
const CROWD_SECONDS = isFull ? 300 : 15;
const crowd = { perSecond: 1_000, seed: 2 };

/** Removes the alignment of table columns. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/-{3,}/g, '---')
    .replaceAll(/[ \n]+/g, ' ')
    .trim();

describe('A meal that gets 1,000 likes per second', { timeout: 120_000 }, () => {
  it('SOCIAL-23 makes no like and no log of a meal fail, and no partition exceeds its limit', async () => {
    const { likes, logs, concurrency, busiest } = await simulateLikes({
      ...crowd,
      design: 'stream',
      seconds: CROWD_SECONDS,
    });
    expect([likes.sent > CROWD_SECONDS * 900, likes.failed, logs.failed]).toEqual([true, 0, 0]);
    expect(logs.sent).toBeGreaterThan(CROWD_SECONDS * 40);
    expect(concurrency).toBeLessThan(200);
    expect(busiest[0]!.share).toBeLessThan(0.9);
  });

  it('makes logs of meals fail in the same simulation if each like is counted in the meal’s item', async () => {
    const { likes, logs, busiest } = await simulateLikes({ ...crowd, design: 'counter', seconds: 10 });
    expect(likes.failed / likes.sent).toBeGreaterThan(0.5);
    expect(logs.failed).toBeGreaterThan(0);
    expect(busiest[0]!.share).toBeGreaterThan(1);
  });
});

describe('The product with 10 million users', () => {
  it('the nightly job reaches every user of the largest time zone before 6:00, although it is killed at random points', async () => {
    const users = LARGEST * assumed.dailyShare * assumed.largestZone;
    const { hours, reached, kills, queuedTwice } = await simulateNight({
      users,
      userMs: nightlyUserMs(day),
      killedShare: 0.0005,
      seed: 3,
    });
    expect(reached).toBe(users);
    expect(hours).toBeLessThan(3);
    expect(kills).toBeGreaterThan(20);
    expect(queuedTwice).toBeLessThanOrEqual(100 * kills);
  });

  it('keeps every index partition that many users share below its limit', () => {
    const parts = sharedPartitions(day, LARGEST * assumed.dailyShare);
    expect(parts.filter(({ share }) => share >= 1)).toEqual([]);
    expect(parts.length).toBeGreaterThan(6);
  });
});

describe('The feed of 10 million users', () => {
  it('stays far below the limits of partitions without a cache, even if every page shows the same public meals', async () => {
    const { pagesPerSecond, partitions, edge, photos } = await feedLoadOf(day, LARGEST * assumed.dailyShare);
    expect(pagesPerSecond).toBeGreaterThan(10);
    expect(partitions.filter(({ mostPages }) => mostPages < 10 * pagesPerSecond)).toEqual([]);
    expect(partitions.map(({ unitsPerPage }) => unitsPerPage)).toEqual([2, 1, 0.5]);
    expect(photos.perSecond).toBeLessThan(photos.most / 10);
    expect(edge.positions, 'An edge cache of positions would cost more than it saves.').toBeLessThan(
      edge.requests,
    );
  });
});

describe('The scale page', () => {
  it.runIf(isFull)('matches the measured day and the simulations', { timeout: 300_000 }, async () => {
    const simulations = await runSimulations(day, 300);
    expect(plain(readFileSync(SCALE_PAGE, 'utf8'))).toBe(plain(scalePage(day, simulations)));
  });
});
