import { Duration } from 'aws-cdk-lib';
import type { IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { Resources } from '../../resources.ts';
import { grantTable } from '../grants/grant-table.ts';
import { createFunction } from './lambda-function.ts';

/**
 * Creates the authorizer for personal tokens. The gateway caches no result, so that a
 * revoked token and one of a blocked account stop working at once.
 */
export const createTokenAuthorizer = (resources: Resources): IHttpRouteAuthorizer => {
  const fn = createFunction(resources, {
    feature: 'api-tokens',
    name: 'authorizer',
    timeout: Duration.seconds(10),
    requests: { within: Duration.seconds(1), isFrequent: false },
    impact: "Users' programs cannot access their diary.",
  });
  grantTable(fn, resources.table, ['GetItem', 'UpdateItem']);
  return new HttpLambdaAuthorizer('PersonalToken', fn, {
    authorizerName: 'PersonalToken',
    responseTypes: [HttpLambdaResponseType.SIMPLE],
    identitySource: ['$request.header.Authorization'],
    resultsCacheTtl: Duration.seconds(0),
  });
};
