import { awsEnvironment } from './aws-environment.ts';
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Context, SQSEvent } from 'aws-lambda';
import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { openTestTable } from '#test/functions/test-table.ts';
import { openBuckets } from './versioned-buckets.ts';
import { type ServiceAnswer, type ServiceRequest, startFaultyService } from '#test/support/faulty-service.ts';

/** When a run of the job dies: before or after the request is done. */
export interface Death {
  isDone: boolean;
  /** Checked for each request. */
  strikes: (request: AskedFor) => boolean;
}

/** A request of the job. */
export interface AskedFor {
  /** For example `BatchWriteItem` or `DELETE /v1/customers/cus_mara`. */
  name: string;
  /** Identifies the request in each run that reaches it. */
  step: string;
  /** Number of earlier requests in this run. */
  before: number;
}

interface Receipt {
  Destination: { ToAddresses: string[] };
}

export type Row = Record<string, unknown>;

const json = (status: number, body: unknown): ServiceAnswer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(body),
});
/** A response that no SDK retries, since the calling process is dead. */
const refusal = json(400, { __type: 'ValidationException', message: 'Dead.', error: { message: 'Dead.' } });

/** Returns the name of a request: `BatchWriteItem` or `DELETE /v1/customers/cus_mara`. */
const nameOf = ({ method, path, headers }: ServiceRequest): string =>
  String(headers['x-amz-target'] ?? `${method} ${path.replace(/\?.*/, '')}`)
    .split('.')
    .at(-1)!;

/** Replaces timestamps and random IDs, which differ between runs. */
const stepOf = (name: string, { path, body }: ServiceRequest): string =>
  `${name} ${`${body.toString()} ${path.split('?')[1] ?? ''}`.replaceAll(/\b\d{10}\b|\d{4}-\d{2}-\d{2}T[\d:.]+Z|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '*')}`;

/**
 * Creates everything that an erasure touches: a table, buckets, a user pool and Stripe. A run of the job can die at any
 * request, and a later one continues, as with Lambda and the queue.
 */
export const startErasureWorld = async () => {
  const { table, database, stop } = await openTestTable();
  const buckets = openBuckets();
  const customers = new Map<string, 'there' | 'deleted'>();
  const users = new Set<string>();
  /** Recipients of deletion receipts. */
  const receipts: string[] = [];
  /** Messages with which the job continues itself. */
  const messages: string[] = [];
  let requests: { name: string; answerBytes: number }[] = [];
  let death: Death | null = null;
  let isDead = false;
  let refused: RegExp | null = null;

  const stripe = (method: string, path: string): ServiceAnswer => {
    const id = /customers\/(\w+)/.exec(path)?.[1] ?? '';
    if (!id) return json(200, { object: 'list', data: [], has_more: false });
    const state = customers.get(id);
    if (!state || (method === 'DELETE' && state === 'deleted'))
      return json(404, { error: { type: 'invalid_request_error', code: 'resource_missing' } });
    if (method === 'DELETE') customers.set(id, 'deleted');
    return json(200, { id, object: 'customer', deleted: customers.get(id) === 'deleted' });
  };

  const work = async (request: ServiceRequest): Promise<ServiceAnswer> => {
    const { method, path, headers, body } = request;
    const target = String(headers['x-amz-target'] ?? '');
    const said = body.toString();
    if (target.startsWith('DynamoDB_')) {
      const answer = await database.client.forward(target, body);
      return { ...answer, headers: { 'content-type': 'application/x-amz-json-1.0' } };
    }
    if (target.startsWith('AmazonSSM')) return json(200, { Parameter: { Name: 'key', Value: 'sk_test_1' } });
    if (target.startsWith('AmazonSQS')) {
      const { MessageBody } = JSON.parse(said) as { MessageBody: string };
      messages.push(MessageBody);
      return json(200, {
        MessageId: 'taken',
        MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
      });
    }
    if (target.startsWith('AWSCognito')) {
      const { Username } = JSON.parse(said) as { Username: string };
      if (!users.has(Username)) return json(400, { __type: 'UserNotFoundException' });
      if (target.endsWith('AdminDeleteUser')) users.delete(Username);
      const UserAttributes = [
        { Name: 'email', Value: `${Username}@example.com` },
        { Name: 'email_verified', Value: 'true' },
      ];
      return json(200, { Username, UserAttributes });
    }
    if (path.startsWith('/v1/')) return stripe(method, path);
    if (path.startsWith('/v2/email')) {
      receipts.push((JSON.parse(said) as Receipt).Destination.ToAddresses[0]!);
      return json(200, { MessageId: 'taken' });
    }
    return buckets.serve(request);
  };

  const service = await startFaultyService(async (request) => {
    const name = nameOf(request);
    if (isDead) return refusal;
    if (refused?.test(name)) return refusal;
    const step = stepOf(name, request);
    const dies = death?.strikes({ name, step, before: requests.length }) ?? false;
    if (dies) isDead = true;
    if (dies && !death?.isDone) return refusal;
    const noted = { name, answerBytes: 0 };
    requests.push(noted);
    const answer = await work(request);
    noted.answerBytes = Buffer.byteLength(answer.body ?? '');
    return dies ? refusal : answer;
  });

  for (const [name, value] of Object.entries({
    ...awsEnvironment(service.endpoint, table.getName()),
    RECORDING_BUCKET: 'recordings-bucket',
    USER_POOL_ID: 'us-east-1_aaaaaaaaa',
    USER_POOL_CLIENT_ID: 'web',
    ERASURE_QUEUE_URL: `${service.endpoint}/000000000000/erasure`,
    SITE_ORIGIN_PARAMETER: '/site',
    MAIL_CONFIGURATION_SET: 'Emails',
    MAIL_FROM: 'hello@platewise.example',
    STRIPE_KEY_PARAMETER: '/key',
    STRIPE_WEBHOOK_SECRET_PARAMETER: '/secret',
    STRIPE_API_BASE: service.endpoint,
  }))
    vi.stubEnv(name, value);
  const { handler } = await import('#functions/account/erase.lambda.ts');

  return {
    table,
    buckets,
    customers,
    users,
    receipts,
    messages,
    put: async (rows: readonly Row[]): Promise<void> => {
      const batches = Array.from({ length: Math.ceil(rows.length / 25) }, (_, at) =>
        rows.slice(at * 25, (at + 1) * 25),
      );
      await Promise.all(
        batches.map((batch) =>
          table.getDocumentClient().send(
            new BatchWriteCommand({
              RequestItems: { [table.getName()]: batch.map((Item) => ({ PutRequest: { Item } })) },
            }),
          ),
        ),
      );
    },
    /** Returns all rows of all users by key. */
    scan: async (): Promise<Row[]> => {
      const rows: Row[] = [];
      let from: Row | undefined;
      do {
        const command = new ScanCommand({ TableName: table.getName(), ExclusiveStartKey: from });
        const { Items = [], LastEvaluatedKey } = await table.getDocumentClient().send(command);
        rows.push(...(Items as Row[]));
        from = LastEvaluatedKey;
      } while (from);
      const keyOf = ({ pk, sk }: Row): string => `${pk as string} ${sk as string}`;
      return rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    },
    /**
     * Runs the job once.
     * @param refuses requests of unreachable services
     * @returns why it ended early, if it did, and its requests
     */
    run: async (
      userId: string,
      {
        dies = null,
        refuses = null,
        milliseconds = 1_200_000,
      }: { dies?: Death | null; refuses?: RegExp | null; milliseconds?: number } = {},
    ) => {
      requests = [];
      death = dies;
      isDead = false;
      refused = refuses;
      const event = { Records: [{ body: JSON.stringify({ user_id: userId }) }] } as SQSEvent;
      const context = { awsRequestId: 'r', getRemainingTimeInMillis: () => milliseconds } as Context;
      /** null if the run completed. */
      const failure = await handler(event, context).then(
        () => null,
        (error: unknown) => error,
      );
      return { failure, requests };
    },
    stop: async (): Promise<void> => {
      vi.unstubAllEnvs();
      await service.stop();
      await stop();
    },
  };
};

export type ErasureWorld = Awaited<ReturnType<typeof startErasureWorld>>;
