import { modelThrottles, RATE } from '#infra/constructs/api/route-throttles.ts';
import { REMINDER_SHARDS } from '#functions/reminders/reminders-entity.ts';
import { QUEUE_WORKERS } from '#infra/constructs/functions/queue-schedule.ts';
import { habits } from '../day/habits.ts';
import type { MeasuredDay } from '../day/measured-day.ts';
import { assumed } from './assumed.ts';
import { msOf, remindersAtOnce, usageOfPerson } from './usage.ts';

/** A limit, and the peak load of a number of users relative to it. */
export interface CapacityLimit {
  name: string;
  /** Limit of the stage or of AWS. */
  allowed: number;
  /** Peak load. */
  needed: number;
  /** How to raise the limit. */
  remedy: string;
}

/** Users whom the reminder job moves on per second and shard (`functions/reminders/reminders-entity.ts`). */
const REMINDERS_PER_SECOND = 500;
/** Seconds of one run of that job (`infra/features/live/reminders.ts`). A longer one is started again where it stopped. */
const REMINDER_RUN_SECONDS = 300;
/** Hours from the start of the nightly run until users get up. */
const NIGHT_HOURS = 3;
const QUOTA = 'quota increase from AWS';

/** Returns the billed seconds of a function call. */
const secondsOf = (day: MeasuredDay, name: string): number => {
  const figures = day.functions.find((known) => known.name === name);
  return figures ? msOf(figures) / 1_000 : 0;
};

/** Returns the lower limits of the routes that wait for a model or a speech service and were measured. */
const modelRouteLimits = (day: MeasuredDay, peak: (ofPerson: number) => number): CapacityLimit[] =>
  [...modelThrottles({ concurrency: null })].flatMap(([key, { rate }]) => {
    const measured = day.routes.find(({ route }) => route === key);
    return measured
      ? [
          {
            name: `Requests per second to \`${key}\`, which waits for a model`,
            allowed: rate,
            needed: peak(measured.calls / day.people),
            remedy: '`concurrency` in `infra/stages.ts`, after a quota increase from AWS (decision 0106)',
          },
        ]
      : [];
  });

/**
 * Returns all limits that depend on the number of users, tightest first. AWS limits are the defaults of us-east-1: API
 * Gateway, Lambda, DynamoDB, SES and Cognito Developer Guides, 'Quotas'.
 */
export const capacityLimitsOf = (day: MeasuredDay, daily: number): CapacityLimit[] => {
  const person = usageOfPerson(day);
  /** Returns requests per second at peak. */
  const peak = (ofPerson: number): number => (ofPerson * daily * assumed.peak) / assumed.awakeSeconds;
  const visits = day.visits / day.people;
  const busiestRoute = Math.max(
    0,
    ...day.routes.filter(({ route }) => route.includes('/api/')).map(({ calls }) => calls / day.people),
  );
  const busySeconds = person.gbSeconds * 2 + person.modelAnswers * assumed.modelSeconds;
  const nightSeconds = daily * assumed.largestZone * secondsOf(day, 'insights/night');
  const limits: CapacityLimit[] = [
    {
      name: 'Requests per second to the busiest route of the HTTP API (the stage’s limit applies to each route)',
      allowed: RATE,
      needed: peak(busiestRoute),
      remedy: '`infra/constructs/api/route-throttles.ts`; the account’s limit is the most',
    },
    ...modelRouteLimits(day, peak),
    {
      name: 'HTTP API requests per second of the account',
      allowed: 10_000,
      needed: peak(person.httpRequests),
      remedy: QUOTA,
    },
    {
      name: 'WebSocket connects, disconnects and messages per second (stage throttle)',
      allowed: 200,
      needed: peak(visits * 3),
      remedy: '`infra/constructs/api/socket-api.ts`; AWS allows 500 connects per second',
    },
    { name: 'Concurrent Lambda executions', allowed: 1_000, needed: peak(busySeconds), remedy: QUOTA },
    { name: 'Table write units per second', allowed: 40_000, needed: peak(person.writeUnits), remedy: QUOTA },
    {
      name: 'Cognito token refreshes per second',
      allowed: 120,
      needed: peak(visits),
      remedy: `paid ${QUOTA}`,
    },
    {
      name: 'Emails per day, on Mondays',
      allowed: 50_000,
      needed: daily * habits.plans.premium,
      remedy: QUOTA,
    },
    {
      name: 'Seconds to queue the reminders of the busiest quarter of an hour',
      allowed: REMINDER_RUN_SECONDS,
      needed: remindersAtOnce(daily) / (REMINDERS_PER_SECOND * REMINDER_SHARDS),
      remedy: 'more `REMINDER_SHARDS`; until then the rest is 5 minutes late',
    },
    {
      name: 'Hours for the nightly run of the largest time zone',
      allowed: NIGHT_HOURS,
      needed: nightSeconds / QUEUE_WORKERS / 3_600,
      remedy: 'more workers in `infra/features/diary/insights.ts`',
    },
  ];
  return limits.toSorted((one, other) => other.needed / other.allowed - one.needed / one.allowed);
};
