import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics } from '@aws-lambda-powertools/metrics';
import { bareError } from './bare-error.ts';

/**
 * Service name, level and namespace come from the POWERTOOLS_* variables that the stack sets. Each line carries the
 * id of the trace that Lambda itself records (decision 0007). Errors are told without the words of libraries.
 */
export const logger = new Logger({
  jsonReplacerFn: (_, value: unknown) => (value instanceof Error ? bareError(value) : value),
});
export const metrics = new Metrics();
