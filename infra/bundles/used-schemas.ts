import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { libraryWithoutMap } from './library-source.ts';

const wordConstants = /^const (_\w+) = ("[^"\\]*");$/gm;

/**
 * Replaces computed keys by the strings of their constants, e.g. `{ [_hH]: 1 }` by `{ "httpHeader": 1 }`.
 * @param code of an SDK schema file
 */
const withPlainKeys = (code: string): string => {
  const words = new Map([...code.matchAll(wordConstants)].map(([, name, word]) => [name, word]));
  return code.replaceAll(/\[(_\w+)\]:/g, (key, name: string) =>
    words.has(name) ? `${words.get(name)}:` : key,
  );
};

/**
 * Keeps only the schemas of used operations of an SDK client. Computed keys could have side effects, so esbuild would
 * keep all schemas that contain one: for S3, all of its hundred operations.
 */
export const usedSchemas: Plugin = {
  name: 'used-schemas',
  setup: (build) =>
    build.onLoad({ filter: /@aws-sdk\/client-[\w-]+\/dist-es\/schemas\/schemas_0\.js$/ }, ({ path }) => ({
      contents: libraryWithoutMap(withPlainKeys(readFileSync(path, 'utf8'))),
      loader: 'js',
    })),
};
