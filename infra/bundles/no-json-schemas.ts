import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { jsonSchemasMissing, jsonSchemaWriters } from './json-schemas-missing.ts';

/** Removes the code that converts zod schemas to JSON schemas. */
export const noJsonSchemas: Plugin = {
  name: 'no-json-schemas',
  setup: (build) =>
    build.onLoad({ filter: jsonSchemaWriters }, ({ path }) => ({
      contents: jsonSchemasMissing(readFileSync(path, 'utf8')),
      loader: 'js',
    })),
};
