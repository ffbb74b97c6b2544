import type { Template } from '#infra/local/template/cloudformation.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { type MeasuredCloud, startMeasuredCloud } from '#test/support/measured-cloud.ts';
import { startOpenFoodFacts } from '#test/support/open-food-facts.ts';
import { scriptPictureModel, seenMealOf, startPictureModel } from '#test/support/picture-model.ts';
import { startPushService } from '#test/support/push-service.ts';
import { createMeter, type Meter } from './meter.ts';
import { nightOf, zoneOfNight } from './night.ts';
import { peopleOf } from './people.ts';
import type { SocketCounts } from './sockets.ts';
import { storedBytes } from './stored-bytes.ts';
import { visit, visitsOf } from './visits.ts';

/** Concurrent visits: two cores do not serve more. */
const CONCURRENCY = 3;

/** The measurements of a simulated day. */
export interface LivedDay {
  counted: Meter['counted'];
  sockets: SocketCounts;
  /** Bytes of each function's own log lines, by its name in the stack. */
  logged: Map<string, number>;
  /** Growth of the table in bytes, including indexes, without rows that expire within days. */
  stored: number;
  people: number;
  visits: number;
  /** s. */
  took: number;
}

/** Keeps stream and queues enabled; scheduled jobs are run manually. */
const withoutClocks = (template: Template): Template => {
  for (const { Type, Properties } of Object.values(template.Resources))
    if (Type === 'AWS::Events::Rule' && Properties) Properties['State'] = 'DISABLED';
  return template;
};

const difference = (after: Map<string, number>, before: Map<string, number>): Map<string, number> =>
  new Map([...after].map(([name, bytes]) => [name, bytes - (before.get(name) ?? 0)]));

const live = async (
  product: MeasuredCloud,
  meter: Meter,
  pushOrigin: string,
  people: number,
  seed: number,
) => {
  const now = new Date();
  const zone = zoneOfNight(now);
  const today = localDateOf(now, zone);
  const sockets: SocketCounts = { opened: 0, messages: 0 };
  const settings = { product, pushOrigin, people, seed, zone, today, onSeen: meter.onSeen, sockets };
  const everybody = await peopleOf(settings);
  const visits = everybody.flatMap(visitsOf).toSorted((one, other) => one.hour - other.hour);
  // Warms up the sandboxes before the measurement.
  for (const warm of visits.slice(0, CONCURRENCY)) await visit({ ...warm, acts: [] });
  await meter.quiet();
  const before = product.logged();
  const storedBefore = await storedBytes(product.table);
  Object.assign(sockets, { opened: 0, messages: 0 });
  meter.reset();
  const began = performance.now();
  const left = [...visits];
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await visit(next);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
  await nightOf(product);
  await meter.quiet();
  const took = (performance.now() - began) / 1_000;
  for (const { browser } of everybody) browser.close();
  return {
    sockets,
    visits: visits.length,
    took,
    logged: difference(product.logged(), before),
    stored: (await storedBytes(product.table)) - storedBefore,
  };
};

/**
 * Simulates a day of a number of users in the running product with functions bundled as for Lambda.
 * @param bundles folder filled by `bundleFunctions`
 * @param seed the same seed gives the same actions in the same order
 */
export const liveDay = async (bundles: string, people: number, seed: number): Promise<LivedDay> => {
  const [model, packages, push] = await Promise.all([
    startPictureModel(),
    startOpenFoodFacts(),
    startPushService(),
  ]);
  await scriptPictureModel(model.url).sees(seenMealOf(['Apple', 150], ['Rice', 200]));
  const meter = createMeter();
  // Functions stay warm, as on Lambda with this many users.
  process.env['SANDBOX_MEMORY_MB'] ??= '3000';
  const product = await startMeasuredCloud(
    {
      OPENAI_API_KEY: 'scripted',
      OPENAI_BASE_URL: model.baseUrl,
      OPEN_FOOD_FACTS_URL: packages.url,
      OPEN_FOOD_FACTS_SEARCH_URL: packages.url,
      PUSH_SERVICE_ORIGIN: push.origin,
      FUNCTION_BUNDLES: bundles,
    },
    undefined,
    { ...meter.listens, editTemplate: withoutClocks },
  );
  try {
    const lived = await live(product, meter, push.origin, people, seed);
    return { ...lived, counted: meter.counted, people };
  } finally {
    await product.stop();
    await Promise.all([model.stop(), packages.stop(), push.stop()]);
  }
};
