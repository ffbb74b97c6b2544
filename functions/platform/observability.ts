import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics } from '@aws-lambda-powertools/metrics';

/**
 * Service name, level and namespace come from the POWERTOOLS_* variables that the stack sets. Each line carries the
 * id of the trace that Lambda itself records (decision 0007).
 */
export const logger = new Logger();
export const metrics = new Metrics();
