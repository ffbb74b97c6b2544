import { AwsError } from '../../gateway/aws-error.ts';
import { jsonErrorResponse } from '../../gateway/json-refusal.ts';
import type { AwsRequest, AwsResponse } from '../../gateway/aws-service.ts';

/** Codes that have another name in SQS's older query protocol; SDKs still report those as `Code`. */
const queryCodes: Record<string, string> = {
  BatchEntryIdsNotDistinct: 'AWS.SimpleQueueService.BatchEntryIdsNotDistinct',
  BatchRequestTooLong: 'AWS.SimpleQueueService.BatchRequestTooLong',
  EmptyBatchRequest: 'AWS.SimpleQueueService.EmptyBatchRequest',
  InvalidBatchEntryId: 'AWS.SimpleQueueService.InvalidBatchEntryId',
  MessageNotInflight: 'AWS.SimpleQueueService.MessageNotInflight',
  QueueDoesNotExist: 'AWS.SimpleQueueService.NonExistentQueue',
  TooManyEntriesInBatchRequest: 'AWS.SimpleQueueService.TooManyEntriesInBatchRequest',
};

export const sqsError = (code: string, message: string): AwsError => new AwsError(code, message, 400);

export const queueDoesNotExist = (): AwsError =>
  sqsError('QueueDoesNotExist', 'The specified queue does not exist.');

export const invalidParameter = (message: string): AwsError => sqsError('InvalidParameterValue', message);

/** Creates an error response of the JSON protocol with the query protocol's code, as SQS sends it. */
export const sqsErrorResponse = (request: AwsRequest, error: AwsError): AwsResponse => {
  const refusal = jsonErrorResponse(request, error);
  const code = queryCodes[error.code];
  if (code === undefined) return refusal;
  return { ...refusal, headers: { ...refusal.headers, 'x-amzn-query-error': `${code};Sender` } };
};
