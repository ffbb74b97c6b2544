import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { BuildResult, OutputFile } from 'esbuild';
import { bundleFolderOf } from '#infra/bundles/bundle-folder.ts';
import { bundleFunctions, foodReaders, functionEntries } from '#infra/bundles/bundle-functions.ts';
import { prebuildFoods } from '#infra/foods/prebuild.ts';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';

/** What one function weighs, in bytes as a zip keeps them. */
export interface BundleSize {
  /** E.g. `dashboard/index`. */
  name: string;
  /** The module. */
  code: number;
  /** Its source map, which is not deployed. */
  map: number;
  /** The food table beside it; 0 for most. */
  data: number;
  /** Most that `code` may be. */
  limit: number;
  /** The packages and folders that weigh most, in bytes before zipping. */
  largest: { name: string; bytes: number }[];
}

const KB = 1_000;
/** SDKs of a size of their own, whose functions may weigh more. */
const heavy = ['openai', 'stripe', 'mediabunny', 'pdfkit'];

const limitOf = (parts: ReadonlyMap<string, number>): number =>
  (heavy.some((library) => parts.has(library)) ? 400 : 200) * KB;

/** `zod` of `node_modules/zod/v4/core.js`, `shared/scan` of `shared/scan/schema.ts`. */
const partOf = (path: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.split('/').slice(0, 3).join('/');

const zipped = (files: OutputFile[], path: string): number => {
  const file = files.find((output) => output.path.endsWith(`/${path}`));
  if (!file) throw new Error(`There is no bundle ${path}.`);
  return deflateRawSync(file.contents).length;
};

const partsOf = ({ metafile }: BuildResult<{ metafile: true }>, folder: string): Map<string, number> => {
  const [, output] =
    Object.entries(metafile.outputs).find(
      ([path]) => basename(path) === 'index.mjs' && dirname(path).endsWith(`/${folder}`),
    ) ?? [];
  const parts = new Map<string, number>();
  for (const [path, { bytesInOutput }] of Object.entries(output?.inputs ?? {})) {
    parts.set(partOf(path), (parts.get(partOf(path)) ?? 0) + bytesInOutput);
  }
  return parts;
};

let bundles: ReturnType<typeof bundleFunctions> | undefined;

/** Every function bundled as for Lambda, once. */
export const bundlesInMemory = (): ReturnType<typeof bundleFunctions> =>
  (bundles ??= bundleFunctions('/bundles', { write: false }));

/** Bundles every function as for Lambda, and weighs it. The food table is compressed before: a zip leaves it as it is. */
export const measureBundles = async (): Promise<BundleSize[]> => {
  const built = await bundlesInMemory();
  const readers = foodReaders(built);
  const table = statSync(join(await prebuildFoods(), BUILT_IN_FILE)).size;
  return functionEntries().map((entry) => {
    const name = bundleFolderOf(entry);
    const parts = partsOf(built, name);
    return {
      name,
      code: zipped(built.outputFiles ?? [], `${name}/index.mjs`),
      data: readers.includes(name) ? table : 0,
      map: zipped(built.outputFiles ?? [], `${name}/index.mjs.map`),
      limit: limitOf(parts),
      largest: [...parts]
        .map(([part, size]) => ({ name: part, bytes: size }))
        .sort((a, b) => b.bytes - a.bytes)
        .slice(0, 6),
    };
  });
};
