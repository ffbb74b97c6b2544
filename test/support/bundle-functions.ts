import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '#infra/bundles/bundle-functions.ts';

/**
 * Bundles the functions once for a whole test run: `node bundle-functions.ts FOLDER [--shared]`. With `--shared`,
 * functions share files.
 */
const [folder, ...flags] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder that the bundles go to.');
const { metafile } = await bundleFunctions(folder, { isShared: flags.includes('--shared') });
writeFileSync(join(folder, 'metafile.json'), JSON.stringify(metafile));
