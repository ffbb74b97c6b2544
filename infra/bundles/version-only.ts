import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** An SDK client tells its service its version, and carries all of its package.json for that. */
export const versionOnly: Plugin = {
  name: 'version-only',
  setup: (build) =>
    build.onLoad({ filter: /@aws-sdk\/client-[\w-]+\/package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    }),
};
