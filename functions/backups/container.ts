import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { callLimits } from '../platform/call-limits.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createGetParameter } from '../platform/get-parameter.ts';
import { logger, metrics } from '../platform/observability.ts';
import { type BackupRun, createExportTable } from './export-table.ts';
import { createTableExports } from './exports-repository.ts';

const SILENCE_MS = 10_000;

/** Wires the export from environment variables. Its result is logged and measured. */
export const createBackupRun = () => {
  const { TABLE_NAME, TABLE_ARN, BACKUP_BUCKET, BACKUP_ACCOUNT, BACKUP_FOLDER, LAST_DRILL_PARAMETER } =
    environment(
      'TABLE_NAME',
      'TABLE_ARN',
      'BACKUP_BUCKET',
      'BACKUP_ACCOUNT',
      'BACKUP_FOLDER',
      'LAST_DRILL_PARAMETER',
    );
  const readParameter = createGetParameter();
  const client = new DynamoDBClient({ requestHandler: callLimits(SILENCE_MS), maxAttempts: 3 });
  const exportTable = createExportTable({
    exports: createTableExports(client, {
      tableArn: TABLE_ARN,
      bucket: BACKUP_BUCKET,
      owner: BACKUP_ACCOUNT,
      folder: BACKUP_FOLDER,
    }),
    readLastDrill: () => readParameter(LAST_DRILL_PARAMETER),
    clock: systemClock,
  });
  return async (): Promise<BackupRun> => {
    const run = await exportTable();
    logger.info('EXPORTED', { table: TABLE_NAME, ...run });
    metrics.addMetric('BackupAge', MetricUnit.Count, run.backup_age);
    metrics.addMetric('DrillAge', MetricUnit.Count, run.drill_age);
    return run;
  };
};
