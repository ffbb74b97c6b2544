import type { Plugin } from 'vite';
import { jsonSchemasMissing, jsonSchemaWriters } from '../../infra/bundles/json-schemas-missing.ts';

/** Leaves out what writes a zod schema as a JSON schema: 6 KB of every page's first load, and no page writes one. */
export const noJsonSchemas: Plugin = {
  name: 'no-json-schemas',
  apply: 'build',
  transform: {
    filter: { id: jsonSchemaWriters },
    handler: (code) => ({ code: jsonSchemasMissing(code), map: null }),
  },
};
