import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { bundleFolderOf } from '../../bundles/bundle-folder.ts';

/** The repository's root folder. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Code of a function that runs from its source, on one machine and in tests of the template. */
const unbundled = Code.fromInline('export const handler = undefined;');

/**
 * A function's code. Source maps stay where it was built: they would weigh a tenth of it, and are read only by who
 * traces an error.
 * @param entry its source, e.g. `functions/dashboard/index.lambda.ts`
 * @param bundles folder that `bundleFunctions` filled; null where sources run
 */
export const functionCode = (entry: string, bundles: string | null): Code =>
  bundles === null ? unbundled : Code.fromAsset(join(bundles, bundleFolderOf(entry)), { exclude: ['*.map'] });
