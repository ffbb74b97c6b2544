import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const exported = /^export (?:const|function) (\w+)/gm;

/** The same names, each of which says that it is missing when it is called; what makes a method says so with that. */
const missing = (code: string): string =>
  [
    `const missing = () => { throw new Error('JSON schemas are not bundled.'); };`,
    ...[...code.matchAll(exported)].map(
      ([, name = '']) => `export const ${name} = ${name.startsWith('create') ? '() => missing' : 'missing'};`,
    ),
  ].join('\n');

/** Leaves out what writes a zod schema as a JSON schema: every schema holds it, only a model is told one. */
export const noJsonSchemas: Plugin = {
  name: 'no-json-schemas',
  setup: (build) =>
    build.onLoad({ filter: /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ }, ({ path }) => ({
      contents: missing(readFileSync(path, 'utf8')),
      loader: 'js',
    })),
};
