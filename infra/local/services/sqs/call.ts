import { z } from 'zod';
import { notImplemented } from '../../gateway/aws-error.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { AwsRequest } from '../../gateway/aws-service.ts';
import { LOCAL_ACCOUNT } from '../../template/model.ts';
import { queueArnOf } from './queue.ts';
import type { QueueStore } from './queue-store.ts';
import { invalidParameter, queueDoesNotExist, sqsError } from './errors.ts';

/** A request to an SQS operation. */
export interface SqsCall {
  request: AwsRequest;
  input: unknown;
  queueArn: string;
}

export interface SqsOperation {
  /** IAM action, e.g. `sqs:SendMessage`; batch operations share the action of the single one. */
  action: string;
  handle(call: SqsCall, queues: QueueStore): object | Promise<object>;
}

/** The field that nearly every input has; `queueArnOf` reads it earlier. */
export const queueUrl = { QueueUrl: z.string() };

/**
 * Parses an input with its schema.
 * @throws AwsError InvalidParameterValue, MissingParameter; 501 that names an unsupported field
 */
export const parseInput = <T>(schema: z.ZodType<T>, input: unknown): T => {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') throw notImplemented(`the SQS parameter ${issue.keys.join(', ')}`);
  const name = issue?.path.join('.') ?? '';
  if (issue?.code === 'invalid_type' && issue.input === undefined) {
    throw sqsError('MissingParameter', `The request must contain the parameter ${name}.`);
  }
  throw invalidParameter(`Value for parameter ${name} is invalid. Reason: ${issue?.message ?? 'unknown'}.`);
};

const targetSchema = z.object({ QueueUrl: z.string().optional(), QueueName: z.string().optional() });

const queueNameOf = (input: unknown): string => {
  const { QueueUrl, QueueName } = parseInput(targetSchema, input);
  if (QueueName !== undefined) return QueueName;
  if (QueueUrl === undefined)
    throw sqsError('MissingParameter', 'The request must contain the parameter QueueUrl.');
  const [account, name] = QueueUrl.split('/').slice(-2);
  if (account !== LOCAL_ACCOUNT || !name) throw queueDoesNotExist();
  return name;
};

/** Parses a request. @throws AwsError for a body that is not JSON or has no queue */
export const callOf = (request: AwsRequest): SqsCall => {
  const input = jsonBody(request);
  return { request, input, queueArn: queueArnOf(queueNameOf(input)) };
};
