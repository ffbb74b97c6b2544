import { deflateRawSync } from 'node:zlib';
import { bundleFolderOf } from '#infra/bundles/bundle-folder.ts';
import { bundlesInMemory } from './measure-bundles.ts';

/** The code that a function loads before it can handle its first call. */
export interface EagerCode {
  /** For example `dashboard/index`. */
  name: string;
  /** Zipped size of the code in bytes. */
  zipped(): number;
  /** Packages that are loaded at least in part, for example `@aws-sdk/client-dynamodb`. */
  packages: Set<string>;
}

const packageOf = (path: string): string | undefined =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

/** Follows static imports but not dynamic ones. */
export const eagerCodeOf = async (entry: string): Promise<EagerCode> => {
  const { metafile, outputFiles } = await bundlesInMemory();
  const name = bundleFolderOf(entry);
  const first = Object.keys(metafile.outputs).find((path) => path.endsWith(`/${name}/index.mjs`));
  if (first === undefined) throw new Error(`There is no bundle ${name}.`);
  const loaded = new Set<string>();
  const load = (path: string): void => {
    const output = metafile.outputs[path];
    if (!output || loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, kind } of output.imports) if (kind === 'import-statement') load(next);
  };
  load(first);
  const paths = [...loaded];
  const contents = paths.map(
    (path) => outputFiles.find((file) => file.path.endsWith(path.replace(/^(?:\.\.\/)+/, '')))?.contents,
  );
  return {
    name,
    zipped: () => contents.reduce((sum, bytes) => sum + deflateRawSync(bytes ?? Buffer.alloc(0)).length, 0),
    packages: new Set(
      paths
        .flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}))
        .flatMap((path) => packageOf(path) ?? []),
    ),
  };
};
