import { addDays } from '#shared/time/local-date.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import type { DatabaseCall } from '#infra/local/dynamodb/database-call.ts';
import { writePlan } from '#test/support/give-plan.ts';
import { loadDiary } from '#test/support/load-diary.ts';
import type { MeasuredCloud, MeasuredPerson } from '#test/support/measured-cloud.ts';
import { kb, medianOf, ms, repeatedly, sumOf } from './figures.ts';
import type { Limit, Section } from './report.ts';

/** What a screen asks of the API when it opens. A new screen is a row here. */
const screensOn = (today: LocalDate): { name: string; path: string }[] => [
  { name: 'Dashboard', path: '/api/dashboard?time_zone=UTC' },
  { name: 'Trend, 30 days', path: '/api/dashboard/trend?days=30&time_zone=UTC' },
  { name: 'Trend, 365 days', path: '/api/dashboard/trend?days=365&time_zone=UTC' },
  { name: 'Diary, today', path: `/api/diary/${today}` },
  { name: 'Diary, a year ago', path: `/api/diary/${addDays(today, -365)}` },
  { name: 'Profile', path: '/api/profile' },
  { name: 'Recent entries', path: '/api/food-entries' },
  { name: 'Credits', path: '/api/credits' },
  { name: 'Referrals', path: '/api/referrals' },
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

const rowOf = (name: string, size: number, costs: Cost[]): string[] => {
  const of = (figure: (cost: Cost) => number): number => medianOf(costs.map(figure));
  return [
    name,
    size.toLocaleString('en'),
    String(of(({ calls }) => calls.length)),
    String(of(unitsOf)),
    kb(of(({ calls }) => sumOf(calls, (call) => call.bytes))),
    kb(of(({ bytes }) => bytes)),
    ms(of((cost) => cost.ms)),
  ];
};

/** What each screen costs, for a diary that has just begun and for one of 27 years. */
export const measureScreens = async (
  product: MeasuredCloud,
  today: LocalDate,
): Promise<{ section: Section; limits: Limit[] }> => {
  const measured: { name: string; size: number; costs: Cost[] }[] = [];
  for (const size of SIZES) {
    const person = await product.person(`diary-of-${size}@example.com`);
    // A plan that shows every screen.
    await writePlan(product.table, person.sub, 'premium');
    console.log(`Loading ${size} entries...`);
    await loadDiary(product.table, person.sub, size, today);
    for (const { name, path } of screensOn(today)) {
      await person.call('GET', path);
      measured.push({ name, size, costs: await repeatedly(() => costOf(product, person, path)) });
    }
  }
  measured.sort((a, b) => a.name.localeCompare(b.name) || a.size - b.size);
  const dashboard = measured.filter(({ name }) => name === 'Dashboard').map(({ costs }) => costs);
  const requests = Math.max(...dashboard.flat().map(({ calls }) => calls.length));
  const units = dashboard.map((costs) => medianOf(costs.map(unitsOf)));
  return {
    section: {
      title: 'Screens, as the diary grows',
      text:
        'Every screen is one request to the API. Requests and read units are those of DynamoDB: `ReturnConsumedCapacity`, ' +
        "added on the way to DynamoDB Local, whose arithmetic over sizes is DynamoDB's. Ten entries a day, the last of " +
        'them today. The time is from the browser’s side of the local edge, with DynamoDB Local in it.',
      head: [
        'Screen',
        'Entries',
        'Requests',
        'Read units',
        'From the table',
        'To the browser (JSON)',
        'Answered in',
      ],
      rows: measured.map(({ name, size, costs }) => rowOf(name, size, costs)),
    },
    limits: [
      {
        what: 'Requests to the table for the dashboard',
        must: 'at most 3',
        measured: String(requests),
        holds: requests <= 3,
      },
      {
        what: 'Read units of the dashboard at 10 and at 100,000 entries',
        must: 'the same',
        measured: `${units[0]} and ${units.at(-1)}`,
        holds: units[0] === units.at(-1),
      },
    ],
  };
};
