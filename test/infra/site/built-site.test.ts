import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecall } from '#functions/foods/recall-correction.ts';
import { readBuiltInFoods } from '#functions/platform/foods/built-in-foods.ts';
import { prebuildFoods } from '#infra/foods/prebuild.ts';
import { nameItemsIn } from '#shared/foods/name-items.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import { startBuiltEngine } from '#test/support/built-engine.ts';
import { type BuiltChunk, readBuiltSite } from '#test/support/built-site.ts';
import { ENGINE_CODE_BYTES, ENGINE_TABLE_BYTES } from '#test/support/engine-limits.ts';
import { isFull } from '#test/support/full-size.ts';
import { mealTexts } from '#test/support/meal-texts.ts';
import { AUTH_JS_BYTES, DASHBOARD_JS_BYTES } from '#test/support/weigh-load.ts';
import { createEngine } from '#web/features/foods/engine/create-engine.ts';

let chunks: Map<string, BuiltChunk>;
let files: string[];
let read: (file: string) => Buffer;

beforeAll(async () => {
  ({ chunks, files, read } = await readBuiltSite());
});

const holding = (module: string): BuiltChunk => {
  const found = [...chunks.values()].find(({ modules }) => modules.some((id) => id.endsWith(`/${module}`)));
  if (!found) throw new Error(`No chunk holds ${module}.`);
  return found;
};

/** Returns a chunk with all its imports and their styles, which are loaded together. */
const filesOf = (name: string, seen = new Set<string>()): Set<string> => {
  const chunk = chunks.get(name);
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const style of chunk.styles) seen.add(style);
  for (const imported of chunk.imports) filesOf(imported, seen);
  return seen;
};

/** Returns the files that a chunk preloads for its dynamic imports. */
const fetchedBy = ({ code }: BuiltChunk): string[] => {
  const list = /m\.f=(\[.*?\])/.exec(code)?.[1];
  return list === undefined ? [] : (JSON.parse(list) as string[]);
};

/** Returns the script of a page, by the name of its HTML file. */
const entry = (page = 'app.html'): BuiltChunk => {
  const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${page}`));
  if (!found) throw new Error(`No chunk starts ${page}.`);
  return found;
};

/** Returns the gzipped size of scripts and everything that is loaded with them. */
const bytesOf = (first: BuiltChunk[]): number => {
  const loaded = new Set(first.flatMap(({ fileName }) => [...filesOf(fileName)]));
  return [...loaded]
    .filter((file) => chunks.has(file))
    .reduce((sum, file) => sum + gzipSync(chunks.get(file)!.code).length, 0);
};

describe('The built site', () => {
  it('loads at most 200 KB of gzipped JavaScript for the dashboard', () => {
    const first = [
      'app/pages/dashboard/dashboard-page.tsx',
      'credits/balance-card.tsx',
      'billing/subscription/subscription-card.tsx',
    ];
    const sum = bytesOf([entry(), ...first.map(holding)]);
    expect(sum).toBeGreaterThan(100_000);
    expect(sum).toBeLessThanOrEqual(DASHBOARD_JS_BYTES);
  });

  it('loads at most 100 KB of gzipped JavaScript for the auth and reset pages, without Amplify and Mantine', () => {
    const loaded = [...filesOf(entry('auth.html').fileName)].filter((file) => chunks.has(file));
    const modules = loaded.flatMap((file) => chunks.get(file)!.modules);
    expect(modules.filter((id) => /amplify|@mantine|zod|react-router/.test(id))).toEqual([]);
    expect(modules.some((id) => id.endsWith('/light/light-page.tsx'))).toBe(true);
    expect(bytesOf([entry('auth.html')])).toBeLessThanOrEqual(100_000);
    expect(100_000).toBeLessThanOrEqual(AUTH_JS_BYTES);
  });

  it.each([
    'charts/trend-bars.tsx',
    'coach/coach.tsx',
    'app/pages/dashboard/tabs/voice-tab.tsx',
    'app/pages/dashboard/insights-tab.tsx',
    'app/pages/planning/plan-tomorrow-page.tsx',
    'app/pages/health-check-page.tsx',
    'achievements/streak-line.tsx',
  ])('the built site keeps %s out of the first load', (module) => {
    const first = new Set([
      ...filesOf(entry().fileName),
      ...filesOf(holding('app/pages/dashboard/dashboard-page.tsx').fileName),
    ]);
    expect(first.has(holding(module).fileName)).toBe(false);
  });

  it('preloads with a chunk all missing dependencies, including styles, and nothing already loaded', () => {
    const isScript = (file: string): boolean => file.endsWith('.js');
    for (const host of chunks.values()) {
      // The app's chunks are loaded by its page; any other page starts with its own script.
      const start = host.isEntry ? host : entry();
      const there = new Set([...filesOf(start.fileName), ...filesOf(host.fileName)]);
      const fetched = fetchedBy(host);
      expect(fetched.filter((file) => isScript(file) && there.has(file))).toEqual([]);
      const needed = host.dynamicImports.flatMap((target) => [...filesOf(target)]);
      const styles = needed.filter((file) => file.endsWith('.css') && !there.has(file));
      expect(styles.filter((file) => !fetched.includes(file))).toEqual([]);
      const several = host.dynamicImports.filter(
        (target) => [...filesOf(target)].filter((file) => !there.has(file)).length > 1,
      );
      const scripts = several.flatMap((target) => [...filesOf(target)]).filter((file) => !there.has(file));
      expect(scripts.filter((file) => !fetched.includes(file))).toEqual([]);
    }
    expect([...chunks.values()].flatMap(fetchedBy).length).toBeGreaterThan(50);
  });

  it('leaves out the JSON schema writer, Amplify’s unused parts, and the Mantine style elements that the theme turns off', () => {
    const all = [...chunks.values()].map(({ code }) => code).join('\n');
    expect(all).toContain('JSON schemas are not bundled.');
    expect(all).not.toContain('json-schema.org/draft-07');
    expect(all).not.toContain('aws_user_pools_id');
    expect(all).not.toContain('.AliasExistsException=');
    expect(all).not.toContain('-outline-hover`]');
    expect(all).not.toContain('.mantine-visible-from-');
  });
});

describe('The text engine in the built site', () => {
  const assetNamed = (pattern: RegExp) => {
    const fileName = files.find((file) => pattern.test(file));
    if (fileName === undefined) throw new Error(`No file matches ${pattern}.`);
    return { fileName, source: read(fileName) };
  };
  const worker = () => assetNamed(/^assets\/engine\.worker-[\w-]+\.js$/);
  const table = () => assetNamed(/^assets\/food-table-\w+\.foods$/);

  it('the text engine has at most 90 KB of code and a food table of at most 700 KB, both compressed', () => {
    // A schema in the engine's imports adds zod, a quarter of the limit.
    expect(String(worker().source)).not.toContain('ZodError');
    expect(gzipSync(worker().source).length).toBeLessThanOrEqual(ENGINE_CODE_BYTES);
    expect(table().source.length).toBeLessThanOrEqual(ENGINE_TABLE_BYTES);
  });

  it('the text engine is loaded neither with the dashboard nor by the service worker before it is used', () => {
    const first = filesOf(holding('app/pages/dashboard/dashboard-page.tsx').fileName);
    expect([...first].filter((file) => chunks.get(file)?.code.includes(worker().fileName))).toEqual([]);
    const serviceWorker = String(read('sw.js'));
    expect(files.filter((file) => serviceWorker.includes(`/${file}`)).length).toBeGreaterThan(50);
    expect(serviceWorker).not.toContain(worker().fileName);
    expect(serviceWorker).not.toContain(table().fileName);
  });

  it('the text engine reads texts exactly like the server', async () => {
    const engine = createEngine(() => startBuiltEngine(String(worker().source), table().source));
    const foods = readBuiltInFoods(await prebuildFoods());
    const phrases = ['rye bread', 'apple', 'milk'].flatMap((text) => describeMeal(text, foods).items);
    const corrections = phrases.map(({ said = '', name }, at) => ({
      id: String(at).padStart(32, '0'),
      said,
      record_id: at === 0 ? 'usda:173944' : null,
      name,
      grams_factor: 1.5,
      corrected_at: '2026-11-01T08:00:00.000Z',
    }));
    const portions = describeMeal('an egg', foods).items.map(({ record_id, name }) => ({
      record_id: record_id ?? '',
      unit: 'each',
      name,
      grams: 61,
      learned_at: '2026-11-01T08:00:00.000Z',
    }));
    engine.correct({ corrections, portions });
    const recall = createRecall({
      corrections: { ofPhrases: async () => corrections },
      portions: { ofKeys: async () => portions },
      report: (error) => {
        throw error;
      },
    });
    const differing: string[] = [];
    const texts = [...mealTexts(isFull ? 1_000 : 100, 23), 'rye bread', '2 apples and milk', '3 eggs'];
    for (const [at, text] of texts.entries()) {
      const language = at % 3 === 0 ? 'de' : 'en';
      const onDevice = await engine.run('describe', { text, language });
      const meal = describeMeal(text.trim(), foods);
      const items = nameItemsIn(language, await recall('mara', meal.items, foods), foods);
      if (!isDeepStrictEqual(onDevice, { ...meal, items })) differing.push(text);
    }
    engine.stop();
    expect(differing).toEqual([]);
  });
});
