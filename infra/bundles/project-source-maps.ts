import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { libraryWithoutMap } from './library-source.ts';

/** Keeps the source maps of the product's own code only. */
export const projectSourceMaps: Plugin = {
  name: 'own-source-maps',
  setup: (build) =>
    build.onLoad({ filter: /node_modules.*\.[mc]?js$/, namespace: 'file' }, ({ path }) => ({
      contents: libraryWithoutMap(readFileSync(path, 'utf8')),
      loader: 'js',
    })),
};
