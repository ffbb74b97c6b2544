import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { bundleFolderOf } from '../../bundles/bundle-folder.ts';

/** The root folder of the project. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Code of a function that runs from its source, locally and in template tests. */
const unbundled = Code.fromInline('export const handler = undefined;');

/**
 * Returns a function's code. Source maps are not deployed: they would add a tenth of its size, and are only used to
 * trace an error.
 * @param entry source file, e.g. `functions/dashboard/index.lambda.ts`
 * @param bundles folder that `bundleFunctions` filled; null to run sources
 */
export const functionCode = (entry: string, bundles: string | null): Code =>
  bundles === null ? unbundled : Code.fromAsset(join(bundles, bundleFolderOf(entry)), { exclude: ['*.map'] });
