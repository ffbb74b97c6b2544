import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { libraryWithoutMap } from './library-source.ts';

const wordConstants = /^const (_\w+) = ("[^"\\]*");$/gm;

/**
 * Writes keys that are constants of the file as the words they stand for, `{ [_hH]: 1 }` as `{ "httpHeader": 1 }`.
 * @param code of an SDK's file of schemas
 */
const withPlainKeys = (code: string): string => {
  const words = new Map([...code.matchAll(wordConstants)].map(([, name, word]) => [name, word]));
  return code.replaceAll(/\[(_\w+)\]:/g, (key, name: string) =>
    words.has(name) ? `${words.get(name)}:` : key,
  );
};

/**
 * Keeps of an SDK client's schemas those of the operations that are called. A computed key might have an effect, so
 * esbuild would keep every schema that has one: of S3 all of its hundred operations.
 */
export const usedSchemas: Plugin = {
  name: 'used-schemas',
  setup: (build) =>
    build.onLoad({ filter: /@aws-sdk\/client-[\w-]+\/dist-es\/schemas\/schemas_0\.js$/ }, ({ path }) => ({
      contents: libraryWithoutMap(withPlainKeys(readFileSync(path, 'utf8'))),
      loader: 'js',
    })),
};
