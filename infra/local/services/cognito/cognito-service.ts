import { jsonBody } from '../../gateway/json-body.ts';
import { jsonErrorResponse } from '../../gateway/json-refusal.ts';
import type { AwsRequest, AwsResponse, AwsService } from '../../gateway/aws-service.ts';
import { recordOf } from '../../record.ts';
import { localArnOf } from '../../template/model.ts';
import { corsHeaders, preflight } from './cors.ts';
import { cognitoErrors } from './errors.ts';
import { adminOperations, publicOperations } from './operations/operations.ts';
import type { UserPool } from './user-pool.ts';

const TARGET = 'AWSCognitoIdentityProviderService.';
/** The path for browsers; SDKs in the product's functions use the root of the endpoint. */
const PATH = '/cognito';

const targetOf = (request: AwsRequest): string => String(request.headers['x-amz-target'] ?? '');
const operationOf = (request: AwsRequest): string => targetOf(request).slice(TARGET.length);

const answer = (body: object, contentType: string): AwsResponse => ({
  status: 200,
  headers: { ...corsHeaders, 'content-type': contentType },
  body: JSON.stringify(body),
});

/** Requires the IAM permission for the user pool that the request names. */
const adminPermission = (request: AwsRequest) => ({
  action: `cognito-idp:${operationOf(request)}`,
  resource: localArnOf('cognito-idp', `userpool/${String(recordOf(jsonBody(request))['UserPoolId'])}`),
});

/** Creates the user pools API as an AWS service, with the pool's `jwks.json` and CORS preflight responses. */
export const createCognitoService = (pool: UserPool): AwsService => ({
  name: 'cognito-idp',
  serves: (request) =>
    targetOf(request).startsWith(TARGET) ||
    request.path === PATH ||
    request.path.startsWith(`${PATH}/`) ||
    (request.method === 'OPTIONS' && request.path === '/'),
  permissionsFor: (request) => (adminOperations.has(operationOf(request)) ? [adminPermission(request)] : []),
  handle: async (request) => {
    if (request.method === 'OPTIONS') return preflight(request);
    if (request.method === 'GET' && request.path === `${PATH}/${pool.settings.id}/.well-known/jwks.json`) {
      return answer({ keys: [pool.key.jwk] }, 'application/json');
    }
    const name = operationOf(request);
    const operation = publicOperations.get(name) ?? adminOperations.get(name);
    if (!operation) throw cognitoErrors.notHosted(name || `${request.method} ${request.path}`);
    return answer(await operation(jsonBody(request), pool), 'application/x-amz-json-1.1');
  },
  refuse: (request, error) => {
    const refusal = jsonErrorResponse(request, error);
    return { ...refusal, headers: { ...refusal.headers, ...corsHeaders } };
  },
});
