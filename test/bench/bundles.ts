import { functionEntries } from '#infra/bundles/bundle-functions.ts';
import { startBundledFunction } from '#test/support/bundled-function.ts';
import { measureBundles } from '#test/support/measure-bundles.ts';
import type { MeasuredCloud } from '#test/support/measured-cloud.ts';
import { kb, medianOf, ms, repeatedly } from './figures.ts';
import type { Limit, Section } from './report.ts';

const MUST_MS = 150;

const initOf = async (product: MeasuredCloud, bundles: string, entry: string) => {
  const runs = await repeatedly(async () => {
    const fn = await startBundledFunction(product, bundles, entry);
    fn.stop();
    return fn;
  });
  return {
    wall: medianOf(runs.map(({ initMs }) => initMs)),
    processor: medianOf(runs.map(({ initCpuMs }) => initCpuMs)),
  };
};

/** What Lambda loads for each function, and how long its first call waits for that. */
export const measureFunctions = async (
  product: MeasuredCloud,
  bundles: string,
): Promise<{ section: Section; limits: Limit[] }> => {
  const sizes = await measureBundles();
  const rows: string[][] = [];
  let slowest = 0;
  for (const [index, entry] of functionEntries().entries()) {
    const { name, code, map, data, limit, largest } = sizes[index]!;
    const init = await initOf(product, bundles, entry);
    slowest = Math.max(slowest, init.wall);
    rows.push([
      name,
      kb(code),
      kb(limit),
      data > 1_000 ? kb(data) : '',
      kb(map),
      ms(init.wall),
      ms(init.processor),
      largest
        .slice(0, 4)
        .map((part) => `${part.name} ${kb(part.bytes)}`)
        .join(', '),
    ]);
  }
  const sizeLimits = [200_000, 400_000].map((limit): Limit => {
    const ofThese = sizes.filter((size) => size.limit === limit);
    const heaviest = Math.max(...ofThese.map(({ code }) => code));
    return {
      what: `Code of a function ${limit === 200_000 ? 'without' : 'with'} a model's SDK, zipped, the heaviest`,
      must: `at most ${kb(limit)}`,
      measured: kb(heaviest),
      holds: heaviest <= limit,
    };
  });
  return {
    section: {
      title: 'Functions: size and start',
      text:
        'The bundles that are deployed, zipped (deflate), the food table and the source map apart. Start is the time ' +
        "from `import` to the loaded handler in a fresh process with the function's environment, and the processor's " +
        'share of it. Parts are in bytes before zipping.',
      head: [
        'Function',
        'Code',
        'At most',
        'Food table',
        'Source map',
        'Start',
        'Start, processor time',
        'Its largest parts',
      ],
      rows,
    },
    limits: [
      ...sizeLimits,
      {
        what: 'Start of a function, the slowest',
        must: `at most ${MUST_MS} ms`,
        measured: ms(slowest),
        holds: slowest <= MUST_MS,
      },
    ],
  };
};
