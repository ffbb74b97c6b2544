import { addDays } from '#shared/time/local-date.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { DatabaseCall } from '#infra/local/services/dynamodb/database-call.ts';
import { writePlan } from '#test/support/give-plan.ts';
import { loadDiary } from '#test/support/load-diary.ts';
import type { MeasuredCloud, MeasuredPerson } from '#test/support/measured-cloud.ts';
import { kb, medianOf, ms, repeatedly, sumOf } from './figures.ts';
import type { Limit, Section } from './report.ts';

/** A screen with the API requests it makes when it opens. */
interface Screen {
  name: string;
  path: string;
  /** Whether its cost must not depend on the length of the diary. */
  flat?: true;
}

/** The measured screens. Add a row for a new one. */
export const screensOn = (today: LocalDate): Screen[] => [
  { name: 'Dashboard', path: '/api/dashboard?time_zone=UTC', flat: true },
  { name: 'Trend, 30 days', path: '/api/dashboard/trend?days=30&time_zone=UTC' },
  { name: 'Trend, 365 days', path: '/api/dashboard/trend?days=365&time_zone=UTC' },
  { name: 'Diary, today', path: `/api/diary/${today}`, flat: true },
  { name: 'Vitamins of a day', path: `/api/micronutrients?from=${today}&to=${today}`, flat: true },
  {
    name: 'Vitamins of a week',
    path: `/api/micronutrients?from=${addDays(today, -6)}&to=${today}`,
  },
  { name: 'Diary, a year ago', path: `/api/diary/${addDays(today, -365)}` },
  { name: 'Profile', path: '/api/profile', flat: true },
  { name: 'Recent entries', path: '/api/food-entries', flat: true },
  { name: 'Own foods', path: '/api/foods/mine' },
  { name: 'Saved meals', path: '/api/saved-meals', flat: true },
  { name: 'Weights of a week', path: `/api/weights?from=${addDays(today, -6)}&to=${today}`, flat: true },
  { name: 'Streak', path: '/api/achievements?time_zone=UTC' },
  { name: 'Friends', path: '/api/friends', flat: true },
  { name: 'Feed', path: '/api/shared-meals', flat: true },
  { name: 'Credits', path: '/api/credits', flat: true },
  { name: 'Referrals', path: '/api/referrals', flat: true },
];

const SIZES = [10, 1_000, 100_000];

interface Cost {
  calls: DatabaseCall[];
  bytes: number;
  ms: number;
}

const costOf = async (product: MeasuredCloud, person: MeasuredPerson, path: string): Promise<Cost> => {
  let bytes = 0;
  let time = 0;
  const calls = await product.during(async () => {
    const began = performance.now();
    const { status, body } = await person.call('GET', path);
    time = performance.now() - began;
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    bytes = Buffer.byteLength(JSON.stringify(body));
  });
  return { calls, bytes, ms: time };
};

const unitsOf = (cost: Cost): number => sumOf(cost.calls, (call) => call.readUnits);

const of = (costs: readonly Cost[], figure: (cost: Cost) => number): number => medianOf(costs.map(figure));

const rowOf = (name: string, size: number, costs: Cost[], least: readonly Cost[]): string[] => {
  const time = (measured: readonly Cost[]): number => of(measured, (cost) => cost.ms);
  return [
    name,
    size.toLocaleString('en'),
    String(of(costs, ({ calls }) => calls.length)),
    String(of(costs, unitsOf)),
    kb(of(costs, ({ calls }) => sumOf(calls, (call) => call.bytes))),
    kb(of(costs, ({ bytes }) => bytes)),
    ms(time(costs)),
    (time(costs) / time(least)).toFixed(1),
  ];
};

interface MeasuredScreen extends Screen {
  size: number;
  costs: Cost[];
}

/** Returns the same screen with the fewest entries. */
const leastOf = (measured: readonly MeasuredScreen[], name: string): readonly Cost[] =>
  measured.find((screen) => screen.name === name && screen.size === SIZES[0])?.costs ?? [];

/** Returns flat screens whose table requests grow with the number of entries. */
const growing = (measured: readonly MeasuredScreen[]): string[] =>
  measured
    .filter(({ flat, name, costs }) => flat && of(costs, unitsOf) > of(leastOf(measured, name), unitsOf))
    .map(({ name, size }) => `${name} at ${size}`);

/** Measures the cost of each screen for a new diary and for one of 27 years. */
export const measureScreens = async (
  product: MeasuredCloud,
  today: LocalDate,
): Promise<{ section: Section; limits: Limit[] }> => {
  const measured: MeasuredScreen[] = [];
  for (const size of SIZES) {
    const person = await product.person(`diary-of-${size}@example.com`);
    // A plan that includes every screen.
    await writePlan(product.table, person.sub, 'premium');
    console.log(`Loading ${size} entries...`);
    await loadDiary(product.table, person.sub, size, today);
    for (const screen of screensOn(today)) {
      await person.call('GET', screen.path);
      const costs = await repeatedly(() => costOf(product, person, screen.path));
      measured.push({ ...screen, size, costs });
    }
  }
  measured.sort((a, b) => a.name.localeCompare(b.name) || a.size - b.size);
  const dashboard = measured.filter(({ name }) => name === 'Dashboard').map(({ costs }) => costs);
  const requests = Math.max(...dashboard.flat().map(({ calls }) => calls.length));
  const grown = growing(measured);
  return {
    section: {
      title: 'Screens by diary size',
      text:
        'Every screen is one API request. Requests and read units are those of DynamoDB (`ReturnConsumedCapacity`, ' +
        'calculated like DynamoDB from item sizes). Ten entries per day, the last of them today. The time is measured ' +
        'in front of the local edge, including DynamoDB Local, also relative to the shortest diary. Own foods, the streak ' +
        'and the trends cover a period of time, and read more until it is filled.',
      head: [
        'Screen',
        'Entries',
        'Requests',
        'Read units',
        'Read from the table',
        'Response (JSON)',
        'Time',
        'Factor',
      ],
      rows: measured.map(({ name, size, costs }) => rowOf(name, size, costs, leastOf(measured, name))),
    },
    limits: [
      {
        what: 'Table requests for the dashboard',
        must: 'at most 3',
        measured: String(requests),
        holds: requests <= 3,
      },
      {
        what: 'Screens with constant output that read more of the table for a long diary',
        must: 'none',
        measured: grown.length === 0 ? 'none' : grown.join(', '),
        holds: grown.length === 0,
      },
    ],
  };
};
