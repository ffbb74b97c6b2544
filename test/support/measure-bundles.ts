import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { bundleFolderOf } from '#infra/bundles/bundle-folder.ts';
import { bundleFunctions, dataFilesOf, functionEntries } from '#infra/bundles/bundle-functions.ts';
import { TEXTS_FILE } from '#infra/bundles/texts-apart.ts';
import { prebuildFoods } from '#infra/foods/prebuild.ts';

/** The size of a function in zipped bytes. */
export interface BundleSize {
  /** For example `dashboard/index`. */
  name: string;
  /** All its modules, including lazy ones. */
  code: number;
  /** Its source map, which is not deployed. */
  map: number;
  /** Sizes of its data files by name, for example of the food table; usually none. */
  data: Readonly<Record<string, number>>;
  /** The largest packages and folders, in bytes before zipping. */
  largest: { name: string; bytes: number }[];
}

/** `zod` for `node_modules/zod/v4/core.js`, `shared/scan` for `shared/scan/schema.ts`. */
const partOf = (path: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.split('/').slice(0, 3).join('/');

/** Returns the modules of a function, including lazy ones. */
const modulesOf = (files: BundleFile[], folder: string): BundleFile[] => {
  const found = files.filter(({ path }) => dirname(path).endsWith(`/${folder}`) && path.endsWith('.mjs'));
  if (found.length === 0) throw new Error(`There is no bundle ${folder}.`);
  return found;
};

const zipped = (files: readonly BundleFile[]): number =>
  files.reduce((sum, { contents }) => sum + deflateRawSync(contents).length, 0);

/** Returns the size of the file with a function's long texts, if it has one. */
const textsOf = (files: readonly BundleFile[], folder: string): Record<string, number> =>
  Object.fromEntries(
    files
      .filter(({ path }) => path.endsWith(`/${folder}/${TEXTS_FILE}`))
      .map(({ contents }) => [TEXTS_FILE, contents.length]),
  );

const partsOf = ({ metafile }: Bundles, folder: string): Map<string, number> => {
  const outputs = Object.entries(metafile.outputs).filter(
    ([path]) => path.endsWith('.mjs') && dirname(path).endsWith(`/${folder}`),
  );
  const parts = new Map<string, number>();
  for (const [path, { bytesInOutput }] of outputs.flatMap(([, { inputs }]) => Object.entries(inputs))) {
    parts.set(partOf(path), (parts.get(partOf(path)) ?? 0) + bytesInOutput);
  }
  return parts;
};

/** An output file of the bundler. */
interface BundleFile {
  path: string;
  contents: Uint8Array;
  text: string;
}

interface Bundles {
  metafile: Metafile;
  outputFiles: BundleFile[];
}

/** Reads the bundles made for the whole test run. */
const bundlesIn = (folder: string): Bundles => {
  const metafile = JSON.parse(readFileSync(join(folder, 'metafile.json'), 'utf8')) as Metafile;
  const outputFiles = Object.keys(metafile.outputs).map((output): BundleFile => {
    const path = resolve(output);
    const contents = readFileSync(path);
    return { path, contents, text: contents.toString() };
  });
  return { metafile, outputFiles };
};

const bundled = async (): Promise<Bundles> => {
  const { metafile, outputFiles = [] } = await bundleFunctions('/bundles', { write: false });
  return { metafile, outputFiles };
};

const made = process.env['FUNCTION_BUNDLES'];
let bundles: Promise<Bundles> | undefined;

/** Returns every function bundled as for Lambda, built once. */
export const bundlesInMemory = (): Promise<Bundles> =>
  (bundles ??= made === undefined ? bundled() : Promise.resolve(bundlesIn(made)));

/**
 * Bundles every function as for Lambda and measures its size. Data files are already compressed, so zipping does not change
 * them.
 */
export const measureBundles = async (): Promise<BundleSize[]> => {
  const built = await bundlesInMemory();
  const data = await prebuildFoods();
  const files = built.outputFiles;
  return functionEntries().map((entry) => {
    const name = bundleFolderOf(entry);
    const parts = partsOf(built, name);
    return {
      name,
      code: zipped(modulesOf(files, name)),
      data: {
        ...Object.fromEntries(
          dataFilesOf(built, name).map((file) => [file, statSync(join(data, file)).size]),
        ),
        ...textsOf(files, name),
      },
      map: zipped(files.filter(({ path }) => path.endsWith(`/${name}/index.mjs.map`))),
      largest: [...parts]
        .map(([part, size]) => ({ name: part, bytes: size }))
        .sort((a, b) => b.bytes - a.bytes)
        .slice(0, 6),
    };
  });
};
