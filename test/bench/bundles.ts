import { functionEntries } from '#infra/bundles/bundle-functions.ts';
import { functionDefinitionsOf } from '#infra/local/runtime/function-definition.ts';
import { startBundledFunction } from '#test/support/bundled-function.ts';
import { criticalFunctions } from '#test/support/critical-functions.ts';
import { eagerCodeOf } from '#test/support/eager-code.ts';
import { measureBundles } from '#test/support/measure-bundles.ts';
import type { MeasuredCloud } from '#test/support/measured-cloud.ts';
import { kb, medianOf, ms, repeatedly } from './figures.ts';
import { atMost, type Limit, type Section } from './report.ts';

/** Maximum start time of any function, and of one on a page's critical path. */
const MUST_MS = 150;
const CRITICAL_MS = 100;
const STARTS = 7;
/**
 * Maximum zipped size in bytes: of any function with its lazy modules, and of the start of one on a page's critical
 * path.
 */
const MAX_CODE_BYTES = 400_000;
const MAX_CRITICAL_CODE_BYTES = 200_000;

const initOf = async (product: MeasuredCloud, bundles: string, entry: string) => {
  const runs = await repeatedly(async () => {
    const fn = await startBundledFunction(product, bundles, entry);
    fn.stop();
    return fn;
  }, STARTS);
  return {
    wall: medianOf(runs.map(({ initMs }) => initMs)),
    processor: medianOf(runs.map(({ initCpuMs }) => initCpuMs)),
  };
};

/** Measures the code that Lambda loads for each function, and the cold start. */
export const measureFunctions = async (
  product: MeasuredCloud,
  bundles: string,
): Promise<{ section: Section; limits: Limit[] }> => {
  const sizes = await measureBundles();
  const rows: string[][] = [];
  const memoryOf = new Map(
    functionDefinitionsOf(product.cloud.stack).map(({ entry, memoryMb }) => [entry, memoryMb]),
  );
  let slowest = 0;
  let slowestCritical = 0;
  let heaviestCritical = 0;
  for (const [index, entry] of functionEntries().entries()) {
    const { name, code, map, data: files, largest } = sizes[index]!;
    const data = Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
    const init = await initOf(product, bundles, entry);
    const eager = await eagerCodeOf(entry);
    const isCritical = criticalFunctions.includes(entry);
    slowest = Math.max(slowest, init.wall);
    if (isCritical) {
      slowestCritical = Math.max(slowestCritical, init.wall);
      heaviestCritical = Math.max(heaviestCritical, eager.zipped());
    }
    rows.push([
      name,
      isCritical ? 'yes' : '',
      kb(code),
      kb(eager.zipped()),
      data > 1_000 ? kb(data) : '',
      kb(map),
      ms(init.wall),
      ms(init.processor),
      `${memoryOf.get(entry) ?? 0} MB`,
      largest
        .slice(0, 4)
        .map((part) => `${part.name} ${kb(part.bytes)}`)
        .join(', '),
    ]);
  }
  const heaviest = Math.max(...sizes.map(({ code }) => code));
  return {
    section: {
      title: 'Functions: size and start',
      text:
        'The deployed bundles, zipped (deflate), with food table and source map listed separately. Start is the time ' +
        "from `import` to the loaded handler in a fresh process with the function's environment; wall-clock and CPU time are " +
        `each the median of ${STARTS}. At start: code loaded at startup, without lazy imports. Awaited: ` +
        'a page waits for this function before it shows its main content (`test/support/critical-functions.ts`). Parts are sizes before zipping.',
      head: [
        'Function',
        'Awaited',
        'Code',
        'At start',
        'Food table',
        'Source map',
        'Start',
        'Start, CPU time',
        'Memory',
        'Largest parts',
      ],
      rows,
    },
    limits: [
      atMost('Largest function, zipped', MAX_CODE_BYTES, heaviest, kb),
      atMost(
        'Largest startup code of an awaited function, zipped',
        MAX_CRITICAL_CODE_BYTES,
        heaviestCritical,
        kb,
      ),
      {
        what: 'Slowest start of a function',
        must: `at most ${MUST_MS} ms`,
        measured: ms(slowest),
        holds: slowest <= MUST_MS,
      },
      {
        what: 'Slowest start of an awaited function',
        must: `at most ${CRITICAL_MS} ms`,
        measured: ms(slowestCritical),
        holds: slowestCritical <= CRITICAL_MS,
      },
    ],
  };
};
