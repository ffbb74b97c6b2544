import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { GetParameterCommand, ParameterNotFound, PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { z } from 'zod';
import { backupBucketOf } from '../constructs/backups/backup-location.ts';
import { parameterNames } from '../constructs/settings/parameter-names.ts';
import type { Stage } from '../stages.ts';

/** What backups are read from and restored to. */
export interface Resources {
  /** Name of the stage. */
  stage: string;
  dynamodb: DynamoDBClient;
  lambda: LambdaClient;
  s3: S3Client;
  /** The stage's table. */
  table: string;
  /** The stage's photo bucket. */
  photos: string;
  /** The bucket in the second account. */
  backups: { s3: S3Client; bucket: string; owner: string };
  /** Stores when the last drill passed, for the alarm. */
  storeLastDrill: (date: Date) => Promise<void>;
  clock: () => Date;
  /** Time in which the consumers of the stream read what was written last, ms. */
  settleMs: number;
  /** Time between two questions whether something is ready, ms. */
  pollMs: number;
  say: (line: string) => void;
}

const targetSchema = z.object({ table: z.string().min(1), photos: z.string().min(1) });

/**
 * Opens the resources of a deployed stage.
 * @throws Error that says what to deploy first
 */
export const openResources = async (stage: Stage, say: Resources['say']): Promise<Resources> => {
  const { backups, name, region } = stage;
  if (!backups)
    throw new Error(
      `The stage "${name}" has no backups. Set "backups" in infra/stages.ts (docs/continuity.md).`,
    );
  const ssm = new SSMClient({ region });
  const { restoreTarget, lastDrill } = parameterNames(stage);
  const found = await ssm.send(new GetParameterCommand({ Name: restoreTarget })).catch((error: unknown) => {
    if (error instanceof ParameterNotFound) return null;
    throw error;
  });
  if (!found)
    throw new Error(
      `The parameter ${restoreTarget} is missing. Deploy the stage first (npm run deploy -- --stage ${name}): ` +
        'a restore writes to its table.',
    );
  return {
    stage: name,
    dynamodb: new DynamoDBClient({ region, maxAttempts: 10 }),
    lambda: new LambdaClient({ region }),
    s3: new S3Client({ region }),
    ...targetSchema.parse(JSON.parse(found.Parameter?.Value ?? '{}')),
    backups: {
      s3: new S3Client({ region: backups.region }),
      bucket: backupBucketOf(stage, backups),
      owner: backups.account,
    },
    storeLastDrill: async (date) => {
      const Value = date.toISOString();
      await ssm.send(new PutParameterCommand({ Name: lastDrill, Value, Type: 'String', Overwrite: true }));
    },
    clock: () => new Date(),
    settleMs: 120_000,
    pollMs: 15_000,
    say,
  };
};
