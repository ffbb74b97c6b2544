import { writeFileSync } from 'node:fs';
import { figuresOf } from './day/day-figures.ts';
import { habits } from './day/habits.ts';
import { liveDay } from './day/live-day.ts';
import { MEASURED_DAY, type MeasuredDay } from './day/measured-day.ts';
import { piecesOfProduction } from './day/pieces.ts';
import { kb, sumOf } from './figures.ts';
import { type Limit, machine, type Section } from './report.ts';

/**
 * Simulates a day and stores its values.
 * @param bundles folder filled by `bundleFunctions`
 */
export const measureDay = async (
  bundles: string,
  { people = habits.people, seed = 1, date }: { people?: number; seed?: number; date: string },
): Promise<MeasuredDay> => {
  console.log(`A day of ${people} people, seed ${seed}.`);
  const day = await liveDay(bundles, people, seed);
  const about = { measured_on: date, machine: machine(), seed, pieces: piecesOfProduction() };
  const figures = figuresOf(day, about);
  writeFileSync(MEASURED_DAY, `${JSON.stringify(figures, null, 2)}\n`);
  return figures;
};

const units = (sum: number, calls: number): string => (calls === 0 ? '' : (sum / calls).toFixed(1));

/** Returns the report section of the measured day. */
export const sectionOfDay = (day: MeasuredDay): { section: Section; limits: Limit[] } => {
  const { people, visits, seconds, seed, measured_on } = day;
  const api = day.routes.filter(({ route }) => route.includes('/api/'));
  const calls = sumOf(api, (route) => route.calls);
  const failed = sumOf(day.routes, (route) => route.failed);
  return {
    section: {
      title: `A day of ${people} users`,
      text:
        `Simulated on ${measured_on} with seed ${seed} against the running product with bundled functions: ${visits} visits ` +
        `in ${seconds} s, three at a time; ${(calls / people).toFixed(1)} API requests per user. User behavior is ` +
        'defined in `test/bench/day/habits.ts`; the requests of each page were recorded in Chromium. Times include the load of ' +
        'streams, queues and DynamoDB Local on this machine. Units and bytes are per call, bytes compressed as ' +
        'sent. Refused counts responses from 400 to 499.',
      head: [
        'Route',
        'Calls',
        'p50',
        'p95',
        'p99',
        'Refused',
        'Failed',
        'Read units',
        'Write units',
        'In',
        'Out',
      ],
      rows: day.routes.map((route) => [
        route.route,
        String(route.calls),
        `${route.p50} ms`,
        `${route.p95} ms`,
        `${route.p99} ms`,
        String(route.refused),
        String(route.failed),
        units(route.read_units, route.calls),
        units(route.write_units, route.calls),
        kb(route.sent / route.calls),
        kb(route.received / route.calls),
      ]),
    },
    limits: [
      {
        what: 'Server errors during the simulated day',
        must: 'none',
        measured: String(failed),
        holds: failed === 0,
      },
    ],
  };
};
