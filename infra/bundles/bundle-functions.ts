import { copyFileSync, cpSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import { KNOWLEDGE_FILE } from '#shared/coach/knowledge/knowledge-topic.ts';
import { MICRONUTRIENT_FILE } from '#shared/micronutrients/micronutrient-table.ts';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';
import { prebuildFoods } from '../foods/prebuild.ts';
import { bundleFolderOf } from './bundle-folder.ts';
import { leanLibraries, needsOf } from './library-replacements.ts';
import { projectSourceMaps } from './project-source-maps.ts';
import { textsApart } from './texts-apart.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns every function's source file, e.g. `functions/dashboard/index.lambda.ts`. */
export const functionEntries = (): string[] => globSync('functions/**/*.lambda.ts', { cwd: root }).sort();

/** Data files by the module that all functions which read them import. */
const dataFiles: Readonly<Record<string, string>> = {
  [BUILT_IN_FILE]: 'functions/platform/foods/built-in-foods.ts',
  [MICRONUTRIENT_FILE]: 'functions/platform/foods/micronutrients.ts',
  [KNOWLEDGE_FILE]: 'functions/coach/knowledge-from-environment.ts',
};

/** Returns a bundle's files in the metafile: its entry and what that imports, on demand or not. */
const outputsOf = ({ outputs }: Metafile, folder: string): string[] => {
  const found = Object.keys(outputs).filter((path) => path.endsWith(`/${folder}/index.mjs`));
  for (const output of found)
    for (const { path } of outputs[output]?.imports ?? [])
      if (path in outputs && !found.includes(path)) found.push(path);
  return found;
};

/** Returns the names of the data files that a bundle reads, for example of `foods/index`. */
export const dataFilesOf = ({ metafile }: { metafile: Metafile }, folder: string): string[] => {
  const outputs = outputsOf(metafile, folder);
  const imports = (reader: string): boolean =>
    outputs.some((path) => reader in (metafile.outputs[path]?.inputs ?? {}));
  return Object.keys(dataFiles).filter((file) => imports(dataFiles[file] ?? ''));
};

/** Returns the font folders next to features' code, e.g. `functions/health-reports/fonts`. */
const fontFolders = (): string[] => globSync('functions/**/fonts', { cwd: root });

/** Copies a feature's fonts into each of its bundles. */
const copyFonts = (outdir: string): void => {
  for (const folder of fontFolders())
    for (const entry of functionEntries().filter((each) => dirname(each) === dirname(folder)))
      cpSync(join(root, folder), join(outdir, bundleFolderOf(entry), 'fonts'), { recursive: true });
};

type Built = BuildResult<{ metafile: true }>;

/** Merges the results of several builds. */
const together = (builds: readonly Built[]): Built => ({
  errors: [],
  warnings: builds.flatMap(({ warnings }) => warnings),
  outputFiles: builds.flatMap(({ outputFiles = [] }) => outputFiles),
  metafile: {
    inputs: Object.assign({}, ...builds.map(({ metafile }) => metafile.inputs)) as Metafile['inputs'],
    outputs: Object.assign({}, ...builds.map(({ metafile }) => metafile.outputs)) as Metafile['outputs'],
  },
  mangleCache: undefined,
});

interface BundleOptions {
  /** Run before the built-in plugins. */
  plugins?: Plugin[];
  /** False if only the sizes are needed. */
  write?: boolean;
  /** Lets functions share files, which takes a sixth of the CPU time. Only for functions that run on this machine. */
  isShared?: boolean;
}

/** Builds at the same time. One takes up to 170 MB, and a machine has few processors. */
const PARALLEL_BUILDS = 6;

/** Runs tasks, a few at a time, and returns their results in the same order. */
const runFewAtATime = async <Result>(tasks: readonly (() => Promise<Result>)[]): Promise<Result[]> => {
  const results: Result[] = [];
  const waiting = tasks.entries();
  const work = async (): Promise<void> => {
    // All workers take their tasks from the same iterator.
    for (const [at, task] of waiting) results[at] = await task();
  };
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, work));
  return results;
};

/** Groups functions that are bundled together: those with the same needs if they share files. */
const groupEntries = (isShared: boolean): string[][] =>
  isShared
    ? Object.values(Object.groupBy(functionEntries(), (entry) => JSON.stringify(needsOf(entry)))).flatMap(
        (group) => (group ? [group] : []),
      )
    : functionEntries().map((entry) => [entry]);

/**
 * Bundles every function for Lambda: one minified ES module each, `<folder>/index.mjs`, including the SDK. The bundle
 * also contains modules that are imported on demand, source maps, and for functions that need them data files or fonts. `mainFields` prefers ES builds of libraries, which tree-shake better; the banner supports CommonJS
 * libraries, which call `require`.
 * @param outdir folder of all bundles
 */
export const bundleFunctions = async (
  outdir: string,
  { plugins = [], write = true, isShared = false }: BundleOptions = {},
): Promise<Built> => {
  const settings = {
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm' as const,
    platform: 'node' as const,
    target: 'node24',
    mainFields: ['module', 'main'] as string[],
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    metafile: true as const,
    logLevel: 'error' as const,
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    write,
  } satisfies BuildOptions & { metafile: true };
  // Modules that a function imports on demand, such as the SDK of a model or Stripe's, are separate files.
  const builds = groupEntries(isShared).map((entries, at) => async () => {
    const needs = needsOf(entries[0] ?? '');
    // Each group has a folder of its own, because its texts are numbered separately.
    const sharedFolder = `shared-${at}`;
    const folders = [...entries.map(bundleFolderOf), ...(isShared ? [sharedFolder] : [])];
    return build({
      ...settings,
      outdir,
      entryPoints: entries.map((entry) => ({ in: entry, out: `${bundleFolderOf(entry)}/index` })),
      chunkNames: `${isShared ? sharedFolder : bundleFolderOf(entries[0] ?? '')}/[name]-[hash]`,
      plugins: [
        ...plugins,
        ...(needs.textsApart ? [textsApart(outdir, folders)] : []),
        ...leanLibraries(needs),
        projectSourceMaps,
      ],
    });
  });
  const built = together(await runFewAtATime(builds));
  const data = await prebuildFoods();
  if (write) {
    for (const folder of functionEntries().map(bundleFolderOf))
      for (const file of dataFilesOf(built, folder))
        copyFileSync(join(data, file), join(outdir, folder, file));
    copyFonts(outdir);
  }
  return built;
};
