import { copyFileSync, cpSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';
import { prebuildFoods } from '../foods/prebuild.ts';
import { bundleFolderOf } from './bundle-folder.ts';
import { leanLibraries, needsOf } from './library-replacements.ts';
import { projectSourceMaps } from './project-source-maps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every function's source, e.g. `functions/dashboard/index.lambda.ts`. */
export const functionEntries = (): string[] => globSync('functions/**/*.lambda.ts', { cwd: root }).sort();

/** What a function that looks foods up holds. */
const READS_FOODS = 'functions/platform/foods/built-in-foods.ts';

/** Folders of the bundles that read the built-in food table, e.g. `foods/index`. */
export const foodReaders = ({ metafile }: { metafile: Metafile }): string[] =>
  functionEntries()
    .map(bundleFolderOf)
    .filter((folder) =>
      Object.entries(metafile.outputs).some(
        ([path, output]) => path.includes(`/${folder}/`) && READS_FOODS in output.inputs,
      ),
    );

/** Folders of fonts beside a feature's code, e.g. `functions/health-reports/fonts`. */
const fontFolders = (): string[] => globSync('functions/**/fonts', { cwd: root });

/** Puts a feature's fonts beside each of its bundles. */
const copyFonts = (outdir: string): void => {
  for (const folder of fontFolders())
    for (const entry of functionEntries().filter((each) => dirname(each) === dirname(folder)))
      cpSync(join(root, folder), join(outdir, bundleFolderOf(entry), 'fonts'), { recursive: true });
};

type Built = BuildResult<{ metafile: true }>;

/** The results of several builds as one. */
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

/**
 * Bundles every function for Lambda: a minified ES module each, `<folder>/index.mjs`, with the SDK inside. Beside it lie
 * what it imports only when it needs it, the source maps, and for those that look foods up or draw, the built-in food
 * table or their fonts. `mainFields` prefers the ES builds of libraries, which shake down further; the banner serves the
 * CommonJS among them, which calls `require`.
 * @param outdir folder of all bundles
 * @param options `plugins` run before the house's own; `write` is false where only the figures count
 */
export const bundleFunctions = async (
  outdir: string,
  options: { plugins?: Plugin[]; write?: boolean } = {},
): Promise<Built> => {
  const write = options.write ?? true;
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
  const pluginsOf = (entry: string): Plugin[] => [
    ...(options.plugins ?? []),
    ...leanLibraries(needsOf(entry)),
    projectSourceMaps,
  ];
  // What a function imports when it needs it, as a model's SDK or Stripe's, is a module of its own beside it.
  const builds = functionEntries().map((entry) =>
    build({
      ...settings,
      outdir: join(outdir, bundleFolderOf(entry)),
      entryPoints: [{ in: entry, out: 'index' }],
      plugins: pluginsOf(entry),
    }),
  );
  const built = together(await Promise.all(builds));
  const table = join(await prebuildFoods(), BUILT_IN_FILE);
  if (write) {
    for (const folder of foodReaders(built)) copyFileSync(table, join(outdir, folder, BUILT_IN_FILE));
    copyFonts(outdir);
  }
  return built;
};
