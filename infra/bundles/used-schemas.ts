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

/** The errors of the operations that the functions call, by client. Others keep their name, but have no class. */
const calledErrors: Readonly<Record<string, ReadonlySet<string>>> = {
  // Of GetParameter. Parameter Store has 140 errors, three quarters of its client.
  ssm: new Set(['InternalServerError', 'InvalidKeyId', 'ParameterNotFound', 'ParameterVersionNotFound']),
};

const clientOf = (path: string): string => /client-([\w-]+)/.exec(path)?.[1] ?? '';

/** Removes the registrations of errors that no called operation returns, and with them their classes. */
const withCalledErrors = (code: string, called: ReadonlySet<string> | undefined): string =>
  called === undefined
    ? code
    : code.replaceAll(/^n0_registry\.registerError\(\w+\$, (\w+)\);$/gm, (line, name: string) =>
        called.has(name) ? line : '',
      );

/**
 * Keeps only the schemas of used operations of an SDK client. Computed keys could have side effects, so esbuild would
 * keep all schemas that contain one: for S3, all of its hundred operations.
 */
export const usedSchemas: Plugin = {
  name: 'used-schemas',
  setup: (build) =>
    build.onLoad({ filter: /@aws-sdk\/client-[\w-]+\/dist-es\/schemas\/schemas_0\.js$/ }, ({ path }) => ({
      contents: libraryWithoutMap(
        withPlainKeys(withCalledErrors(readFileSync(path, 'utf8'), calledErrors[clientOf(path)])),
      ),
      loader: 'js',
    })),
};
