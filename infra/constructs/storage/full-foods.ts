import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CrossStackReferences, ReferenceStrength, RemovalPolicy } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { currentTable } from '../../foods/current-table.ts';
import type { Platform } from '../../platform.ts';
import { acknowledgeDeployer } from '../security-checks/acknowledge-deployer.ts';
import { projectRoot } from '../functions/function-code.ts';
import { createLogGroup } from '../functions/log-group.ts';
import { createPrivateBucket } from './private-bucket.ts';

/** A full food table of a stage. */
export interface FullFoods {
  bucket: Bucket;
  /** SHA-256 of the object with the suffix `.foods`, so that a function reads exactly the table of its deployment. */
  key: string;
  /** The deployment that uploads the object; readers depend on it. */
  deployment: BucketDeployment;
}

/** Copies the table to its own folder under `.local`, which becomes a CDK asset. */
const staged = (file: string): { folder: string; key: string } => {
  const bytes = currentTable(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const folder = join(projectRoot, '.local', 'full-foods', hash);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${hash}.foods`), bytes);
  return { folder, key: `${hash}.foods` };
};

/**
 * Deploys the stage's full food table, if it has one, to a bucket. Earlier tables are kept, so that a rollback finds
 * its own.
 * @throws Error when the table is missing or invalid
 */
export const createFullFoods = ({ stack, stage }: Platform, accessLogs: Bucket): FullFoods | null => {
  if (stage.foodTable === null) return null;
  const { folder, key } = staged(resolve(projectRoot, stage.foodTable));
  const bucket = createPrivateBucket(stack, 'Foods', stage, {
    versioned: true,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'foods/',
    // Every deployment can upload its table again.
    removalPolicy: RemovalPolicy.DESTROY,
  });
  // The stage may return to the built-in table, which an import by the API stack would forbid.
  CrossStackReferences.of(bucket).produce(ReferenceStrength.WEAK);
  const deployment = new BucketDeployment(stack, 'FoodTable', {
    destinationBucket: bucket,
    sources: [Source.asset(folder)],
    prune: false,
    memoryLimit: 512,
    logGroup: createLogGroup(stack, 'FoodTableLogs', stage),
  });
  acknowledgeDeployer(deployment, bucket);
  return { bucket, key, deployment };
};
