import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { LocalDate } from '#shared/time/local-date.ts';
import { apiEventOf, type InProcessRequest } from '#test/support/api-event.ts';
import { startBundledFunction } from '#test/support/bundled-function.ts';
import { loadDiary } from '#test/support/load-diary.ts';
import type { MeasuredCloud } from '#test/support/measured-cloud.ts';
import { medianOf, ms } from './figures.ts';
import type { Limit, Section } from './report.ts';

const WARM_UP = 100;
const CALLS = 200;
const MUST_MS = 5;

type Request = InProcessRequest & { feature: string };

/** Requests whose handlers are timed. Add a row for a new one. */
const requestsOn = (today: LocalDate): Request[] => [
  {
    feature: 'dashboard',
    routeKey: 'GET /api/dashboard',
    path: '/api/dashboard',
    query: { time_zone: 'UTC' },
  },
  {
    feature: 'diary',
    routeKey: 'GET /api/diary/{date}',
    path: `/api/diary/${today}`,
    params: { date: today },
  },
  { feature: 'profile', routeKey: 'GET /api/profile', path: '/api/profile' },
  {
    feature: 'food-entries',
    routeKey: 'POST /api/food-entries',
    path: '/api/food-entries',
    body: { food_name: 'Apple', calories: 95, time_zone: 'UTC' },
  },
  {
    feature: 'photos',
    routeKey: 'POST /api/photos',
    path: '/api/photos',
    body: { content_type: 'image/jpeg', size: 1_000 },
  },
  { feature: 'realtime', routeKey: 'POST /api/realtime/tickets', path: '/api/realtime/tickets' },
  {
    feature: 'foods',
    routeKey: 'POST /api/foods/describe',
    path: '/api/foods/describe',
    body: { text: 'two eggs, a slice of bread with butter and 200 ml of orange juice' },
  },
];

/** Times of one call, ms. */
interface Times {
  whole: number;
  own: number;
  processor: number;
}

const timesOf = async (product: MeasuredCloud, bundles: string, request: Request): Promise<Times> => {
  const fn = await startBundledFunction(product, bundles, `functions/${request.feature}/index.lambda.ts`);
  const times: Times[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const event = apiEventOf('timed', { ...request, key: randomUUID() });
    const answer = await fn.call<APIGatewayProxyStructuredResultV2>(event);
    if ((answer.result.statusCode ?? 500) >= 300) throw new Error(`${request.path}: ${answer.result.body}`);
    if (call >= WARM_UP)
      times.push({ whole: answer.ms, own: answer.ms - answer.waitedMs, processor: answer.cpuMs });
  }
  fn.stop();
  return {
    whole: medianOf(times.map(({ whole }) => whole)),
    own: medianOf(times.map(({ own }) => own)),
    processor: medianOf(times.map(({ processor }) => processor)),
  };
};

/** Measures the time of handlers without their waits for the table. */
export const measureOwnTime = async (
  product: MeasuredCloud,
  bundles: string,
  today: LocalDate,
): Promise<{ section: Section; limits: Limit[] }> => {
  await loadDiary(product.table, 'timed', 100, today);
  const measured: ({ name: string } & Times)[] = [];
  for (const request of requestsOn(today)) {
    measured.push({ name: request.routeKey, ...(await timesOf(product, bundles, request)) });
  }
  const worst = Math.max(...measured.map(({ own }) => own));
  return {
    section: {
      title: 'Handler time without the table',
      text:
        `The bundled handler in a separate process, p50 of ${CALLS} calls after ${WARM_UP} warm-up calls. Own time excludes ` +
        'table requests, which take the time of the local gateway and DynamoDB Local. CPU time is the total of the ' +
        'process during a call, including networking; it does not depend on the load of the machine.',
      head: ['Request', 'Handler', 'Table', 'Own', 'Own share', 'CPU'],
      rows: measured.map(({ name, whole, own, processor }) => [
        name,
        ms(whole),
        ms(whole - own),
        ms(own),
        `${Math.round((100 * own) / whole)}%`,
        ms(processor),
      ]),
    },
    limits: [
      {
        what: 'Own time of the slowest handler, p50',
        must: `at most ${MUST_MS} ms`,
        measured: ms(worst),
        holds: worst <= MUST_MS,
      },
    ],
  };
};
