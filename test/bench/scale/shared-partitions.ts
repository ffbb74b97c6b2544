import { ACTIVE_SHARDS } from '#functions/food-entries/daily-summary/active-day-index.ts';
import { REMINDER_SHARDS } from '#functions/reminders/reminders-entity.ts';
import { PUBLIC_FEED_PARTITIONS } from '#functions/social/meals/shared-meal-entity.ts';
import { assumed } from '../cost/assumed.ts';
import { remindersAtOnce } from '../cost/usage.ts';
import { habits } from '../day/habits.ts';
import type { MeasuredDay } from '../day/measured-day.ts';

/** Share of the meals shared with everyone, which needs a plan. */
const PUBLIC = habits.plans.basic + habits.plans.premium;
/** Units per second of a partition. */
const WRITES = 1_000;
const QUARTER_SECONDS = 900;

/** A partition that many users write. */
export interface SharedPartition {
  key: string;
  what: string;
  /** Write units per second of the busiest partition at peak. */
  units: number;
  /** Share of a partition's 1,000 units. */
  share: number;
  /** What divides the load, or what to change when it is used up. */
  divided: string;
}

/** Returns all index partitions that many users write, with the load of a number of daily users. */
export const sharedPartitions = (day: MeasuredDay, daily: number): SharedPartition[] => {
  const peak = (ofPerson: number): number => (ofPerson * daily * assumed.peak) / assumed.awakeSeconds;
  const callsOf = (...routes: string[]): number =>
    day.routes.filter(({ route }) => routes.includes(route)).reduce((sum, { calls }) => sum + calls, 0) /
    day.people;
  const summaries = callsOf(
    'POST /api/food-entries',
    'PATCH /api/food-entries/{id}',
    'DELETE /api/food-entries/{id}',
    'POST /api/food-entries/copies',
    'POST /api/diary/{date}/water',
  );
  const photos = callsOf('POST /api/functions/analyze-food-image');
  const likes = peak(habits.likes);
  const lunch = remindersAtOnce(daily);
  const parts: Omit<SharedPartition, 'share'>[] = [
    {
      key: '`active#<date>#<zone>#<shard>`',
      what: 'Days with a meal, for the nightly job',
      units: (peak(summaries) * assumed.largestZone) / ACTIVE_SHARDS,
      divided: `time zone, and ${ACTIVE_SHARDS} shards by user`,
    },
    {
      key: '`reminders#<shard>`',
      what: 'Next reminder; each run moves the due users',
      // A moved row is deleted and added.
      units: (lunch * 2) / QUARTER_SECONDS / REMINDER_SHARDS,
      divided: `${REMINDER_SHARDS} shards by user; \`REMINDER_SHARDS\` can grow at any time`,
    },
    {
      key: '`profiles`',
      what: 'Profiles, for the search of staff',
      units: peak(callsOf('PUT /api/weights/{date}', 'PUT /api/profile')) * 2,
      divided: 'one partition, written with a change of the profile or the latest weight only',
    },
    {
      key: '`photos#unlogged`',
      what: 'Photos until they are logged',
      units: peak(photos) * 2,
      divided: 'one partition; a photo is in it for minutes',
    },
    {
      key: '`photos#deleted`',
      what: 'Photos of deleted entries',
      units: peak(photos * habits.deletes) * 2,
      divided: 'one partition; a photo is in it for minutes',
    },
    {
      key: '`shared-meals#everyone`',
      what: 'Public meals, and their counted likes',
      units: (peak(habits.shares * PUBLIC) + likes) / PUBLIC_FEED_PARTITIONS.length,
      divided: `${PUBLIC_FEED_PARTITIONS.length} partitions by meal`,
    },
    {
      key: '`likes#<meal>#<shard>`',
      what: 'Likes of one meal, with 1,000 likes per second',
      units: 1_000 / 16,
      divided: 'meal, and 16 shards by user',
    },
    {
      key: '`fast-target#<hour>`',
      what: 'Targets of running fasts',
      units: peak(0.05) * 2,
      divided: 'hour of the target',
    },
    {
      key: '`reports#open`, `appeals#open`, `messages#open`, `referrals#review`, `accounts#suspended`',
      what: 'Cases for staff',
      units: peak(0.001),
      divided: 'one partition each; limited by what staff can read',
    },
  ];
  return parts
    .map((part) => ({ ...part, share: part.units / WRITES }))
    .toSorted((one, other) => other.share - one.share);
};
