import * as z from 'zod';
import { AwsError, notImplemented } from '../../gateway/aws-error.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { AwsRequest, AwsService } from '../../gateway/aws-service.ts';
import type { LocalStack } from '../../template/model.ts';
import { createParameterLookup, parameterArnOf, type SecureValues } from './parameters.ts';

const TARGET = 'AmazonSSM.';

const WithDecryption = z.boolean().default(false);
/** The names to look up, from the input of either operation. */
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

/** Parses a request. @throws AwsError for an unsupported operation or invalid input */
const callOf = (request: AwsRequest) => {
  const operation = targetOf(request).slice(TARGET.length);
  if (!isHosted(operation)) throw notImplemented(`SSM ${operation}`);
  const parsed = inputs[operation].safeParse(jsonBody(request));
  if (!parsed.success) throw new AwsError('ValidationException', z.prettifyError(parsed.error), 400);
  return { operation, ...parsed.data };
};

/**
 * Emulates Systems Manager Parameter Store: `GetParameter` and `GetParameters` for the template's parameters and the
 * operator's secrets. Any other request returns 501 with the name of the unsupported part.
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
