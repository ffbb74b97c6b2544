import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Maps the whole of a file to one place: the smallest map that esbuild takes for a known one. */
const ONE_PLACE = Buffer.from(
  JSON.stringify({ version: 3, sources: ['library'], mappings: 'AAAA' }),
).toString('base64');

/** Source maps of the product's own code only: those of libraries would weigh more than all code. */
export const ownSourceMaps: Plugin = {
  name: 'own-source-maps',
  setup: (build) =>
    build.onLoad({ filter: /node_modules.*\.[mc]?js$/, namespace: 'file' }, ({ path }) => ({
      contents: `${readFileSync(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${ONE_PLACE}`,
      loader: 'js',
    })),
};
