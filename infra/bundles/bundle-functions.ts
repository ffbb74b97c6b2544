import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildResult, type Plugin } from 'esbuild';
import { leanSdk } from './lean-sdk.ts';
import { ownSourceMaps } from './own-source-maps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every function's source, e.g. `functions/dashboard/index.lambda.ts`. */
export const functionEntries = (): string[] => globSync('functions/*/*.lambda.ts', { cwd: root }).sort();

/** Folder of a function's bundle inside that of all, e.g. `dashboard/index`. */
export const bundleFolderOf = (entry: string): string =>
  entry.replace(/^functions\//, '').replace(/\.lambda\.ts$/, '');

/**
 * Bundles every function for Lambda: one minified ES module each, `<folder>/index.mjs`, with the SDK inside and a source
 * map beside it. `mainFields` prefers the ES builds of libraries, which shake down further; the banner serves the
 * CommonJS among them, which calls `require`.
 * @param outdir folder of all bundles
 * @param options `plugins` run before the house's own; `write` is false where only the figures count
 */
export const bundleFunctions = (
  outdir: string,
  options: { plugins?: Plugin[]; write?: boolean } = {},
): Promise<BuildResult<{ metafile: true }>> =>
  build({
    absWorkingDir: root,
    entryPoints: functionEntries().map((entry) => ({
      in: entry,
      out: join(bundleFolderOf(entry), 'index'),
    })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    plugins: [...(options.plugins ?? []), leanSdk, ownSourceMaps],
    write: options.write ?? true,
  });
