import { stages } from '../../stages.ts';
import { synthesize } from '../../synthesize.ts';

/**
 * Runs in a separate process because the CDK library is large: `node synthesize-local.ts OUTDIR WEB_DIST [FOOD_TABLE]`.
 */

const [outdir, webDist, foodTable = null] = process.argv.slice(2);
if (!outdir || !webDist) throw new Error('Specify the output folder and the folder of the built site.');
synthesize({ ...stages.local, foodTable }, { outdir, webDist, bundles: null });
