import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { systemClock } from '../clock.ts';
import { environment } from '../env.ts';
import { logger, metrics } from '../observability.ts';
import { readBuiltInFoods } from './built-in-foods.ts';
import { createOpenFoods, type OpenFoods } from './open-foods.ts';

/** Logs and counts a failure. An alarm watches the metric (`infra/constructs/grants/grant-full-foods.ts`). */
const report = (error: unknown): void => {
  logger.error('The full food table cannot be read: using the built-in one.', error as Error);
  metrics.addMetric('FullFoodTableFailed', MetricUnit.Count, 1);
};

/** Opens the food table from environment variables: the built-in one, or a full one in S3. */
export const foodsFromEnvironment = (): OpenFoods => {
  const settings = environment('LAMBDA_TASK_ROOT', 'FOOD_TABLE_BUCKET', 'FOOD_TABLE_KEY');
  const { FOOD_TABLE_BUCKET: bucket, FOOD_TABLE_KEY: key } = settings;
  return createOpenFoods({
    readBuiltIn: () => readBuiltInFoods(settings.LAMBDA_TASK_ROOT),
    // Loads the S3 SDK only if there is a full table.
    readFull:
      bucket === undefined || key === undefined
        ? null
        : async () => (await import('./full-foods.ts')).readFullFoods({ bucket, key }),
    clock: systemClock,
    report,
  });
};
