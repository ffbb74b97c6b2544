import { isRecord, recordOf, recordsOf } from '../record.ts';
import type { Resource } from '../template/model.ts';
import { compileFilter, type EventFilter } from '../services/eventbridge/event-pattern.ts';

/** How a function follows a stream, as the template says. */
export interface StreamMapping {
  id: string;
  /** ARN or name of the function. */
  functionName: string;
  streamArn: string;
  batchSize: number;
  /** Whether records older than the mapping are skipped. */
  fromLatest: boolean;
  accepts: EventFilter;
  /** Attempts after the first; `Infinity` where the template sets no bound. */
  retries: number;
  /** ms; `Infinity` where the template sets no bound. */
  maxAgeMs: number;
  bisect: boolean;
  reportsItemFailures: boolean;
  /** ARN of the queue that learns of records which were given up. */
  failureQueueArn: string | undefined;
}

const unbounded = (value: unknown): number =>
  value === undefined || Number(value) === -1 ? Infinity : Number(value);

/** Records pass when any of the filters lets them through. */
const filterOf = (criteria: unknown): EventFilter => {
  const filters = recordsOf(recordOf(criteria)['Filters']).map(({ Pattern }) => {
    const pattern: unknown = JSON.parse(String(Pattern));
    return compileFilter(recordOf(pattern));
  });
  return filters.length === 0 ? () => true : (event) => filters.some((matches) => matches(event));
};

const failureQueueOf = (destinations: unknown): string | undefined => {
  const failure = recordOf(destinations)['OnFailure'];
  if (!isRecord(failure)) return undefined;
  const arn = String(failure['Destination']);
  if (!arn.startsWith('arn:aws:sqs:')) throw new Error(`The local cloud has no failure destination ${arn}.`);
  return arn;
};

/** Known, and what the local cloud does with them is written here. Anything else would silently not happen. */
const knownProperties = new Set([
  'BatchSize',
  'BisectBatchOnFunctionError',
  'DestinationConfig',
  'Enabled',
  'EventSourceArn',
  'FilterCriteria',
  'FunctionName',
  'FunctionResponseTypes',
  'MaximumBatchingWindowInSeconds',
  'MaximumRecordAgeInSeconds',
  'MaximumRetryAttempts',
  'ParallelizationFactor',
  'StartingPosition',
  'Tags',
]);

/**
 * Parses an event source mapping of a DynamoDB stream. A batching window is not waited for: records come at once.
 * @throws Error that names a setting which the local cloud does not know
 */
export const streamMappingOf = ({ id, properties }: Resource): StreamMapping => {
  const unknown = Object.keys(properties).find((name) => !knownProperties.has(name));
  if (unknown) throw new Error(`The local cloud does not know the setting ${unknown} of the mapping ${id}.`);
  const responseTypes = properties['FunctionResponseTypes'];
  return {
    id,
    functionName: String(properties['FunctionName']),
    streamArn: String(properties['EventSourceArn']),
    batchSize: Number(properties['BatchSize'] ?? 100),
    fromLatest: properties['StartingPosition'] === 'LATEST',
    accepts: filterOf(properties['FilterCriteria']),
    retries: unbounded(properties['MaximumRetryAttempts']),
    maxAgeMs: unbounded(properties['MaximumRecordAgeInSeconds']) * 1000,
    bisect: properties['BisectBatchOnFunctionError'] === true,
    reportsItemFailures: Array.isArray(responseTypes) && responseTypes.includes('ReportBatchItemFailures'),
    failureQueueArn: failureQueueOf(properties['DestinationConfig']),
  };
};
