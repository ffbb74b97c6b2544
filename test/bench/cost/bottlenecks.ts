import { habits } from '../day/habits.ts';
import type { MeasuredDay } from '../day/measured-day.ts';
import { assumed } from './assumed.ts';
import { msOf, usageOfPerson } from './usage.ts';

/** A limit, and the peak load of a number of users relative to it. */
export interface Bound {
  name: string;
  /** Limit of the environment or of AWS. */
  most: number;
  /** Peak load. */
  asked: number;
  /** How to raise the limit. */
  way: string;
}

/** Concurrent batches allowed by `infra/features/diary/insights.ts`. */
const NIGHT_WORKERS = 20;
/** Hours from the start of the nightly run until users get up. */
const NIGHT_HOURS = 3;
const QUOTA = 'a quota that AWS raises on request';

/** Returns the billed seconds of a function call. */
const secondsOf = (day: MeasuredDay, name: string): number => {
  const figures = day.functions.find((known) => known.name === name);
  return figures ? msOf(figures) / 1_000 : 0;
};

/**
 * Returns all limits that depend on the number of users, tightest first. AWS limits are the defaults of us-east-1: API
 * Gateway, Lambda, DynamoDB, SES and Cognito Developer Guides, 'Quotas'.
 */
export const boundsOf = (day: MeasuredDay, daily: number): Bound[] => {
  const person = usageOfPerson(day);
  /** Returns requests per second at peak. */
  const peak = (ofPerson: number): number => (ofPerson * daily * assumed.peak) / assumed.awakeSeconds;
  const visits = day.visits / day.people;
  const busySeconds = person.gbSeconds * 2 + person.modelAnswers * assumed.modelSeconds;
  const nightSeconds = daily * assumed.largestZone * secondsOf(day, 'insights/night');
  const bounds: Bound[] = [
    {
      name: 'Requests of the HTTP API a second: the stage’s own throttle',
      most: 200,
      asked: peak(person.httpRequests),
      way: '`infra/constructs/api/http-api.ts`; AWS’s own is 10,000',
    },
    {
      name: 'Sockets opened, closed and spoken by a second: the stage’s own throttle',
      most: 200,
      asked: peak(visits * 3),
      way: '`infra/constructs/api/socket-api.ts`; AWS opens 500 a second',
    },
    { name: 'Functions at once', most: 1_000, asked: peak(busySeconds), way: QUOTA },
    { name: 'Units written to the table a second', most: 40_000, asked: peak(person.writeUnits), way: QUOTA },
    {
      name: 'Sign-ins renewed at Cognito a second',
      most: 120,
      asked: peak(visits),
      way: `${QUOTA} and is paid for`,
    },
    {
      name: 'Mails a day, on Mondays',
      most: 50_000,
      asked: daily * habits.plans.premium,
      way: QUOTA,
    },
    {
      name: 'Hours for the night of the largest zone',
      most: NIGHT_HOURS,
      asked: nightSeconds / NIGHT_WORKERS / 3_600,
      way: 'more workers in `infra/features/diary/insights.ts`',
    },
  ];
  return bounds.toSorted((one, other) => other.asked / other.most - one.asked / one.most);
};
