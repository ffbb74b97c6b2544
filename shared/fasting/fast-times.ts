import { HOUR_MS } from './plans.ts';
import type { Fast } from './schema.ts';

type Times = Pick<Fast, 'started_at' | 'ended_at'>;

/** Returns when a fast reaches its target: elapsed hours after the start, whatever the clocks show. */
export const targetAt = ({ started_at, target_hours }: Pick<Fast, 'started_at' | 'target_hours'>): Date =>
  new Date(Date.parse(started_at) + target_hours * HOUR_MS);

/** Returns the length of a fast up to its end or, if it is running, up to an instant; ms, never negative. */
export const elapsedMs = ({ started_at, ended_at }: Times, now: Date): number =>
  Math.max(0, (ended_at === null ? now.getTime() : Date.parse(ended_at)) - Date.parse(started_at));

/** Returns whether two fasts share time. A running fast has no end yet; fasts may touch. */
export const isOverlapping = (one: Times, other: Times): boolean =>
  (other.ended_at === null || one.started_at < other.ended_at) &&
  (one.ended_at === null || other.started_at < one.ended_at);

const WEEK_MS = 7 * 24 * HOUR_MS;

export interface FastingWeek {
  count: number;
  /** Mean and longest length, ms. */
  mean: number;
  longest: number;
}

/** Returns the statistics of the fasts that ended in the last seven days; null without any. */
export const fastingWeekOf = (fasts: readonly Fast[], now: Date): FastingWeek | null => {
  const since = new Date(now.getTime() - WEEK_MS).toISOString();
  const lengths = fasts
    .filter(({ ended_at }) => ended_at !== null && ended_at >= since)
    .map((fast) => elapsedMs(fast, now));
  if (lengths.length === 0) return null;
  const sum = lengths.reduce((total, length) => total + length, 0);
  return { count: lengths.length, mean: sum / lengths.length, longest: Math.max(...lengths) };
};
