import type { Plugin } from 'vite';
import { jsonSchemasMissing, jsonSchemaWriters } from '../../infra/bundles/json-schemas-missing.ts';

const replacements: readonly (readonly [file: RegExp, code: string])[] = [
  // Tracks values that contain themselves, which JSON cannot.
  [
    /zod\/v4\/core\/memoizer\.js$/,
    'export const [memoizer, isRecursiveSchema, isBackEdge] = [() => undefined, () => false, () => false];\n' +
      'export class $ZodCyclicError extends Error {}',
  ],
  // Compiles parsers, which `zod-without-eval.ts` turns off.
  [/zod\/v4\/core\/doc\.js$/, 'export class Doc {}'],
];

/** Removes code of zod that no page uses from every first load: 6 KB are the JSON schema generator. */
export const leanZod: Plugin = {
  name: 'lean-zod',
  apply: 'build',
  transform: {
    filter: { id: [jsonSchemaWriters, ...replacements.map(([file]) => file)] },
    handler: (code, id) => ({
      code: replacements.find(([file]) => file.test(id))?.[1] ?? jsonSchemasMissing(code),
      map: null,
    }),
  },
};
