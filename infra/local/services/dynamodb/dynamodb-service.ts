import { traceIdOf } from '../../gateway/aws-gateway.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { AwsRequest, AwsService } from '../../gateway/aws-service.ts';
import { recordOf } from '../../record.ts';
import type { DynamoDbClient } from './client.ts';
import { committed } from './committed.ts';
import { countingInput, type DatabaseCall, databaseCallOf } from './database-call.ts';
import type { createTableExports } from './exports/table-exports.ts';
import { dynamoDbPermissions } from './permissions.ts';

type TableExports = ReturnType<typeof createTableExports>;

const TARGET = /^DynamoDB(?:Streams)?_20120810\.(\w+)$/;
/** Operations on items, which consume capacity. */
const TABLE_TARGET = /^DynamoDB_20120810\.(?:\w+Items?|Query|Scan)$/;

/** Their permissions depend on the statement text, which the local cloud does not parse. */
const refused = new Set(['ExecuteStatement', 'BatchExecuteStatement', 'ExecuteTransaction']);

const targetOf = (request: AwsRequest): string => String(request.headers['x-amz-target'] ?? '');
const operationOf = (request: AwsRequest): string => TARGET.exec(targetOf(request))?.[1] ?? '';

const inputOf = (request: AwsRequest): Record<string, unknown> => {
  try {
    return recordOf(jsonBody(request));
  } catch {
    // DynamoDB itself reports an invalid body.
    return {};
  }
};

const passedHeaders = ['content-type', 'x-amzn-requestid', 'x-amz-crc32'];

/**
 * Emulates DynamoDB and DynamoDB Streams: checks permissions and forwards the call to DynamoDB Local.
 * @param onCall called after every successful operation
 * @param exports the operations of exports, which DynamoDB Local does not have
 * @param countsCapacity whether DynamoDB Local counts capacity units for `onCall`; responses then include them
 */
export const createDynamoDbService = (
  client: DynamoDbClient,
  onCall: (call: DatabaseCall) => void,
  exports: TableExports | null,
  countsCapacity = false,
): AwsService => ({
  name: 'dynamodb',
  serves: (request) => TARGET.test(targetOf(request)),
  permissionsFor: (request) => dynamoDbPermissions(operationOf(request), inputOf(request)),
  handle: async (request) => {
    const operation = operationOf(request);
    if (refused.has(operation)) {
      const message = `The local cloud does not run PartiQL (${operation}).`;
      return {
        status: 501,
        headers: { 'content-type': 'application/x-amz-json-1.0' },
        body: JSON.stringify({ __type: 'NotImplemented', message }),
      };
    }
    if (exports?.serves(operation))
      return {
        status: 200,
        headers: { 'content-type': 'application/x-amz-json-1.0' },
        body: JSON.stringify(await exports.handle(operation, inputOf(request))),
      };
    const counted = countsCapacity && TABLE_TARGET.test(targetOf(request));
    const started = performance.now();
    const body = counted ? countingInput(request.body) : request.body;
    const answer = await client.forward(targetOf(request), body);
    if (answer.status === 200) {
      await committed(client, operation);
      const ms = performance.now() - started;
      onCall(databaseCallOf(operation, answer.body, ms, counted, traceIdOf(request)));
    }
    const headers = passedHeaders.flatMap((name) => {
      const value = answer.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    return { status: answer.status, headers: Object.fromEntries(headers), body: answer.body };
  },
});
