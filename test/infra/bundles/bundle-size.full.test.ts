import { describe, expect, it } from 'vitest';
import { type BundleSize, bundlesInMemory, measureBundles } from '#test/support/measure-bundles.ts';
import { TEXTS_FILE } from '#infra/bundles/texts-apart.ts';
import { MICRONUTRIENT_FILE } from '#shared/micronutrients/micronutrient-table.ts';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';
import { STRIPE_SECRET } from '../billing/stripe-secret.ts';

/** The assistant reads tasks, lead messages and questions about the diary, and checks its answers for safety. */
const ASSISTANT = 'business-agents/executive/index';

/** Describes an oversized function and its largest parts. */
const tooHeavy = ({ name, code, largest }: BundleSize): string =>
  `${name}: ${code} bytes; ${largest.map((part) => `${part.name} ${part.bytes}`).join(', ')}`;

describe("The functions' code, as Lambda loads it", async () => {
  const sizes = await measureBundles();

  it("a function's code stays within 400 KB zipped (the assistant's 420 KB) including lazy chunks, without food table and source map", () => {
    const limitOf = (name: string): number => (name === ASSISTANT ? 420_000 : 400_000);
    expect(sizes.filter(({ name, code }) => code > limitOf(name)).map(tooHeavy)).toEqual([]);
    expect(sizes.length).toBeGreaterThan(10);
  });

  it('includes all dependencies: the table client for functions with a table, the model client for those with photos', () => {
    const holds = (name: string, part: string): boolean =>
      sizes.find((size) => size.name === name)?.largest.some((large) => large.name === part) ?? false;
    expect(holds('dashboard/index', '@aws-sdk/client-dynamodb')).toBe(true);
    expect(holds('scan/index', 'openai')).toBe(true);
  });

  const readersOf = (file: string): string[] =>
    sizes.filter(({ data }) => file in data).map(({ name }) => name);

  it('includes the food table, of at most 700 KB, exactly for functions that look up foods', () => {
    expect(readersOf(BUILT_IN_FILE)).toEqual([
      'coach/index',
      'foods/index',
      'health-check/index',
      'meal-plans/index',
      'public-api/index',
      'recipes/index',
      'scan/index',
      'social/index',
    ]);
    expect(sizes.filter(({ data }) => (data[BUILT_IN_FILE] ?? 0) > 700_000)).toEqual([]);
    expect(sizes.flatMap(({ largest }) => largest).map(({ name }) => name)).not.toContain(
      'shared/nutrition/data',
    );
  });

  it('includes the micronutrient table, of at most 550 KB, exactly for functions that derive vitamins and minerals', () => {
    expect(readersOf(MICRONUTRIENT_FILE)).toEqual([
      'coach/index',
      'exports/write',
      'health-reports/index',
      'micronutrients/index',
      'public-api/index',
    ]);
    expect(sizes.filter(({ data }) => (data[MICRONUTRIENT_FILE] ?? 0) > 550_000)).toEqual([]);
  });

  it('keeps the long texts of functions that read meal texts in a file of at most 250 KB (the assistant 360 KB) next to the code', () => {
    expect(readersOf(TEXTS_FILE)).toEqual([
      ASSISTANT,
      'business-agents/sdr/index',
      'coach/index',
      'foods/index',
      'meal-plans/index',
      'public-api/index',
      'recipes/index',
      'scan/index',
      'social/index',
    ]);
    const limitOf = (name: string): number => (name === ASSISTANT ? 360_000 : 250_000);
    expect(sizes.filter(({ name, data }) => (data[TEXTS_FILE] ?? 0) > limitOf(name))).toEqual([]);
  });
});

describe('The function bundles', () => {
  const textOf = async (folder: string): Promise<string> => {
    const { outputFiles } = await bundlesInMemory();
    return outputFiles.find(({ path }) => path.endsWith(`/${folder}/index.mjs`))?.text ?? '';
  };

  it('the function bundles contain no key or secret of Stripe', async () => {
    expect(await textOf('billing/index')).toContain('stripe-signature');
    const { outputFiles } = await bundlesInMemory();
    expect(outputFiles.filter(({ text }) => STRIPE_SECRET.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('the function bundles contain no schemas of uncalled operations, and no JSON schema writer without model calls', async () => {
    const photos = await textOf('photos/index');
    expect(photos).toContain('PutObjectRequest');
    expect(photos).not.toContain('LifecycleConfiguration');
    expect(photos).toContain('JSON schemas are not bundled.');
    expect(await textOf('scan/index')).not.toContain('JSON schemas are not bundled.');
  });
});
