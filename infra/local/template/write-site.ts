import { processOptions } from '../options.ts';
import { buildSite } from './build-site.ts';

/** Builds the site like `npm start`, which then does not build it again. */
const { root, searchPath } = processOptions();
await buildSite({ root, searchPath, say: console.log, signal: new AbortController().signal });
