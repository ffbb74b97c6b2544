import { isRecord, recordOf, recordsOf } from '../record.ts';
import type { Resource } from '../template/model.ts';
import { compileFilter, type EventFilter } from '../services/eventbridge/event-pattern.ts';

/** The template's settings for a function's stream mapping. */
export interface StreamMapping {
  id: string;
  /** ARN or name of the function. */
  functionName: string;
  streamArn: string;
  batchSize: number;
  /** Whether records from before the mapping are skipped. */
  fromLatest: boolean;
  accepts: EventFilter;
  /** The filter as CloudFormation and Lambda write it. */
  criteria: unknown;
  /** Maximum number of retries; `Infinity` without a limit in the template. */
  retries: number;
  /** In ms; `Infinity` without a limit in the template. */
  maxAgeMs: number;
  bisect: boolean;
  reportsItemFailures: boolean;
  /** Name of the bucket that receives discarded records. */
  failureBucket: string | undefined;
}

const unbounded = (value: unknown): number =>
  value === undefined || Number(value) === -1 ? Infinity : Number(value);

/** Compiles `FilterCriteria`: a record passes if any of them matches. */
export const filterOf = (criteria: unknown): EventFilter => {
  const filters = recordsOf(recordOf(criteria)['Filters']).map(({ Pattern }) => {
    const pattern: unknown = JSON.parse(String(Pattern));
    return compileFilter(recordOf(pattern));
  });
  return filters.length === 0 ? () => true : (event) => filters.some((matches) => matches(event));
};

const failureBucketOf = (destinations: unknown): string | undefined => {
  const failure = recordOf(destinations)['OnFailure'];
  if (!isRecord(failure)) return undefined;
  const arn = String(failure['Destination']);
  const bucket = /^arn:aws:s3:::(.+)$/.exec(arn)?.[1];
  if (bucket === undefined) throw new Error(`The local cloud has no failure destination ${arn}.`);
  return bucket;
};

/** The supported properties. All others are rejected instead of being silently ignored. */
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
 * Parses an event source mapping of a DynamoDB stream. Batching windows are ignored: records are delivered immediately.
 * @throws Error that names an unsupported setting
 */
export const streamMappingOf = ({ id, properties }: Resource): StreamMapping => {
  const unknown = Object.keys(properties).find((name) => !knownProperties.has(name));
  if (unknown)
    throw new Error(`The local cloud does not support the setting ${unknown} of the mapping ${id}.`);
  const responseTypes = properties['FunctionResponseTypes'];
  return {
    id,
    functionName: String(properties['FunctionName']),
    streamArn: String(properties['EventSourceArn']),
    batchSize: Number(properties['BatchSize'] ?? 100),
    fromLatest: properties['StartingPosition'] === 'LATEST',
    accepts: filterOf(properties['FilterCriteria']),
    criteria: properties['FilterCriteria'] ?? {},
    retries: unbounded(properties['MaximumRetryAttempts']),
    maxAgeMs: unbounded(properties['MaximumRecordAgeInSeconds']) * 1000,
    bisect: properties['BisectBatchOnFunctionError'] === true,
    reportsItemFailures: Array.isArray(responseTypes) && responseTypes.includes('ReportBatchItemFailures'),
    failureBucket: failureBucketOf(properties['DestinationConfig']),
  };
};
