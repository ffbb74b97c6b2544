import * as z from 'zod';
import { AwsError, notImplemented } from '../../gateway/aws-error.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { AwsRequest, AwsService } from '../../gateway/aws-service.ts';
import type { LocalStack } from '../../template/model.ts';
import { createParameterLookup, parameterArnOf, type SecureValues } from './parameters.ts';

const TARGET = 'AmazonSSM.';

const WithDecryption = z.boolean().default(false);
/** One input for both operations: names to look up, in the form of either. */
const inputs = {
  GetParameter: z
    .object({ Name: z.string(), WithDecryption })
    .transform(({ Name, ...rest }) => ({ names: [Name], ...rest })),
  GetParameters: z
    .object({ Names: z.array(z.string()).min(1).max(10), WithDecryption })
    .transform(({ Names, ...rest }) => ({ names: Names, ...rest })),
};

const isHosted = (operation: string): operation is keyof typeof inputs => Object.hasOwn(inputs, operation);

const targetOf = (request: AwsRequest): string => String(request.headers['x-amz-target'] ?? '');

/** @throws AwsError for an operation that is not hosted, or an input that is not its own */
const callOf = (request: AwsRequest) => {
  const operation = targetOf(request).slice(TARGET.length);
  if (!isHosted(operation)) throw notImplemented(`SSM ${operation}`);
  const parsed = inputs[operation].safeParse(jsonBody(request));
  if (!parsed.success) throw new AwsError('ValidationException', z.prettifyError(parsed.error), 400);
  return { operation, ...parsed.data };
};

/**
 * The Systems Manager parameter store: `GetParameter` and `GetParameters` over the template's parameters and the
 * operator's secrets. Anything else is answered 501 by name.
 */
export const createSsm = ({ stack, values }: { stack: LocalStack; values: SecureValues }): AwsService => {
  const find = createParameterLookup(stack, values);

  const answerTo = ({ operation, names, WithDecryption: decrypted }: ReturnType<typeof callOf>): object => {
    const found = names.map((name) => find(name, decrypted)).filter((parameter) => parameter !== undefined);
    const missing = names.filter((name) => !found.some((parameter) => parameter.Name === name));
    if (operation === 'GetParameters') return { Parameters: found, InvalidParameters: missing };
    if (missing.length > 0)
      throw new AwsError('ParameterNotFound', `Parameter ${missing.join()} not found.`, 400);
    return { Parameter: found[0] };
  };

  return {
    name: 'ssm',
    serves: (request) => targetOf(request).startsWith(TARGET),
    permissionsFor: (request) => {
      const { operation, names } = callOf(request);
      return names.map((name) => ({ action: `ssm:${operation}`, resource: parameterArnOf(name) }));
    },
    handle: async (request) => ({
      status: 200,
      headers: { 'content-type': 'application/x-amz-json-1.1' },
      body: JSON.stringify(answerTo(callOf(request))),
    }),
  };
};
