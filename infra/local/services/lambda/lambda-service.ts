import { z } from 'zod';
import { AwsError, notImplemented } from '../../gateway/aws-error.ts';
import type { AwsRequest, AwsResponse, AwsService } from '../../gateway/aws-service.ts';
import { signingServiceOf } from '../../gateway/credential-scope.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { RunningMapping } from '../../event-sources/poll-event-sources.ts';
import { localArnOf } from '../../template/model.ts';

const PATH = /^\/2015-03-31\/event-source-mappings\/?(.*)$/;

/** The only change that the local cloud makes to a mapping. */
const changeSchema = z.strictObject({
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern: z.string() })).default([]) }),
});

const json = (body: object): AwsResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const shown = ({ id, streamArn, functionName, criteria }: RunningMapping): object => ({
  UUID: id,
  EventSourceArn: streamArn,
  FunctionArn: functionName,
  FilterCriteria: criteria(),
  State: 'Enabled',
});

/** Returns the table of a stream. DynamoDB Local has its own region in ARNs. */
const tableOf = (streamArn: string): string | undefined => streamArn.split('/')[1];

const actionOf = ({ method, path }: AwsRequest): string => {
  const uuid = PATH.exec(path)?.[1];
  if (uuid === undefined) throw notImplemented(`Lambda ${method} ${path}`);
  const isOne = uuid !== '';
  if (method === 'GET') return isOne ? 'GetEventSourceMapping' : 'ListEventSourceMappings';
  if (method === 'PUT' && isOne) return 'UpdateEventSourceMapping';
  throw notImplemented(`Lambda ${method} ${path}`);
};

const uuidOf = ({ path }: AwsRequest): string => decodeURIComponent(PATH.exec(path)?.[1] ?? '');

/** Emulates the operations of Lambda on event source mappings of streams. */
export const createLambdaService = (mappings: readonly RunningMapping[]): AwsService => ({
  name: 'lambda',
  serves: (request) => signingServiceOf(request) === 'lambda',
  permissionsFor: (request) => {
    const action = actionOf(request);
    const resource =
      action === 'ListEventSourceMappings'
        ? '*'
        : localArnOf('lambda', `event-source-mapping:${uuidOf(request)}`);
    return [{ action: `lambda:${action}`, resource }];
  },
  handle: async (request) => {
    const action = actionOf(request);
    if (action === 'ListEventSourceMappings') {
      const source = request.query.get('EventSourceArn');
      const found = mappings.filter(
        ({ streamArn }) => source === null || tableOf(streamArn) === tableOf(source),
      );
      return json({ EventSourceMappings: found.map(shown) });
    }
    const mapping = mappings.find(({ id }) => id === uuidOf(request));
    if (!mapping)
      throw new AwsError('ResourceNotFoundException', 'The resource you requested does not exist.', 404);
    if (action === 'UpdateEventSourceMapping') {
      const parsed = changeSchema.safeParse(jsonBody(request));
      if (!parsed.success)
        throw new AwsError('InvalidParameterValueException', z.prettifyError(parsed.error), 400);
      mapping.setCriteria(parsed.data.FilterCriteria);
    }
    return json(shown(mapping));
  },
});
