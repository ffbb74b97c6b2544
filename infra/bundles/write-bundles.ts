import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from './bundle-functions.ts';

/**
 * Bundles all functions for this machine: `node write-bundles.ts FOLDER [--separate]`. They share files unless
 * `--separate` is given, which bundles them exactly as for Lambda.
 */
const [folder, ...flags] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder that the bundles go to.');
const { metafile } = await bundleFunctions(folder, { isShared: !flags.includes('--separate') });
writeFileSync(join(folder, 'metafile.json'), JSON.stringify(metafile));
