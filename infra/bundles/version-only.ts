import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Keeps only the version of an SDK client's package.json, which it sends to its service. */
export const versionOnly: Plugin = {
  name: 'version-only',
  setup: (build) =>
    build.onLoad({ filter: /@aws-sdk\/client-[\w-]+\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    }),
};
