import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { jsonSchemasMissing, jsonSchemaWriters } from './json-schemas-missing.ts';

/** Leaves out what writes a zod schema as a JSON schema. */
export const noJsonSchemas: Plugin = {
  name: 'no-json-schemas',
  setup: (build) =>
    build.onLoad({ filter: jsonSchemaWriters }, ({ path }) => ({
      contents: jsonSchemasMissing(readFileSync(path, 'utf8')),
      loader: 'js',
    })),
};
