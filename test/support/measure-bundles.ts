import { basename, dirname } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { BuildResult, OutputFile, Plugin } from 'esbuild';
import { bundleFolderOf, bundleFunctions, functionEntries } from '#infra/bundles/bundle-functions.ts';

/** What one function weighs, in bytes as a zip keeps them. */
export interface BundleSize {
  /** E.g. `dashboard/index`. */
  name: string;
  /** The module, without the food table. */
  code: number;
  /** Its source map, which is not deployed. */
  map: number;
  /** The food table. */
  data: number;
  /** Most that `code` may be. */
  limit: number;
  /** The packages and folders that weigh most, in bytes before zipping. */
  largest: { name: string; bytes: number }[];
}

const KB = 1_000;
/** SDKs of a size of their own, whose functions may weigh more. */
const heavy = ['openai', 'stripe'];

/** The food table is data: it grows with what the product knows, not with what it does. */
const withoutData: Plugin = {
  name: 'without-data',
  setup: (build) =>
    build.onResolve({ filter: /^\.\/data\// }, ({ path, importer }) =>
      importer.includes('/shared/nutrition/') ? { path, external: true } : undefined,
    ),
};

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

/** Bundles every function as for Lambda, and weighs it. */
export const measureBundles = async (): Promise<BundleSize[]> => {
  const outdir = '/bundles';
  const [whole, code] = await Promise.all([
    bundleFunctions(outdir, { write: false }),
    bundleFunctions(outdir, { write: false, plugins: [withoutData] }),
  ]);
  return functionEntries().map((entry) => {
    const name = bundleFolderOf(entry);
    const parts = partsOf(whole, name);
    const bytes = zipped(code.outputFiles ?? [], `${name}/index.mjs`);
    return {
      name,
      code: bytes,
      data: zipped(whole.outputFiles ?? [], `${name}/index.mjs`) - bytes,
      map: zipped(code.outputFiles ?? [], `${name}/index.mjs.map`),
      limit: (heavy.some((library) => parts.has(library)) ? 350 : 200) * KB,
      largest: [...parts]
        .map(([part, size]) => ({ name: part, bytes: size }))
        .sort((a, b) => b.bytes - a.bytes)
        .slice(0, 6),
    };
  });
};
