import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics } from '@aws-lambda-powertools/metrics';
import { minimalError } from './minimal-error.ts';

/**
 * Name, level and namespace come from the POWERTOOLS_* variables. Each line has Lambda's trace ID (decision 0007).
 * Errors are logged without the messages of libraries.
 */
export const logger = new Logger({
  jsonReplacerFn: (_, value: unknown) => (value instanceof Error ? minimalError(value) : value),
});
export const metrics = new Metrics();
