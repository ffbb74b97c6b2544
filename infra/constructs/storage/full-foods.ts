import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
  /** SHA-256 of the object, and `.foods`: a function reads exactly the table that it was deployed with. */
  key: string;
  /** What brings the object: whoever reads it waits for that. */
  deployment: BucketDeployment;
}

/** The table in a folder of its own under `.local`, from which the CDK library takes it. */
const staged = (file: string): { folder: string; key: string } => {
  const bytes = currentTable(file);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const folder = join(projectRoot, '.local', 'full-foods', hash);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${hash}.foods`), bytes);
  return { folder, key: `${hash}.foods` };
};

/**
 * Puts the stage's full food table, if it has one, into a bucket: the deploy brings it up. Tables of before stay, so that
 * going back to an earlier version of the stack finds its own.
 * @throws Error that says that there is no such table, or what is wrong with it
 */
export const createFullFoods = ({ stack, stage }: Platform, accessLogs: Bucket): FullFoods | null => {
  if (stage.foodTable === null) return null;
  const { folder, key } = staged(resolve(projectRoot, stage.foodTable));
  const bucket = createPrivateBucket(stack, 'Foods', stage, {
    versioned: true,
    serverAccessLogsBucket: accessLogs,
    serverAccessLogsPrefix: 'foods/',
  });
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
