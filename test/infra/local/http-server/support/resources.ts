import { functionArnOf, localArnOf, type Resource } from '#infra/local/template/model.ts';

export const HTTP_API = 'httpapi001';
export const SOCKET_API = 'socketapi1';
export const SITE_BUCKET = 'site-bucket';
export const PHOTO_BUCKET = 'photo-bucket';
export const KEY_ID = 'KPHOTOKEY';
export const ISSUER = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_TestPool1';
export const CLIENT_ID = 'webclient';
export const SCOPE = 'aws.cognito.signin.user.admin';

/** Creates a resource with resolved references. @param physicalId the ID that other resources use */
export const resource = (
  id: string,
  type: string,
  properties: Record<string, unknown>,
  physicalId = id,
): Resource => ({ id, type: `AWS::${type}`, properties, metadata: { 'local:physicalId': physicalId } });

/** Allows API Gateway to invoke a function from matching routes of an API. */
export const permission = (functionId: string, source: string): Resource =>
  resource(`${functionId}Permission${source}`, 'Lambda::Permission', {
    Action: 'lambda:InvokeFunction',
    FunctionName: functionArnOf(functionId),
    Principal: 'apigateway.amazonaws.com',
    SourceArn: localArnOf('execute-api', source),
  });

/** Creates a route with its integration. */
export const httpRoute = (
  routeKey: string,
  {
    auth = true,
    functionId = 'Feature',
    timeoutMs,
  }: { auth?: boolean; functionId?: string; timeoutMs?: number } = {},
): Resource[] => [
  resource(`Route ${routeKey}`, 'ApiGatewayV2::Route', {
    ApiId: HTTP_API,
    RouteKey: routeKey,
    Target: `integrations/Integration ${routeKey}`,
    AuthorizationType: auth ? 'JWT' : 'NONE',
    ...(auth && { AuthorizerId: 'SignedIn', AuthorizationScopes: [SCOPE] }),
  }),
  resource(`Integration ${routeKey}`, 'ApiGatewayV2::Integration', {
    ApiId: HTTP_API,
    IntegrationType: 'AWS_PROXY',
    IntegrationUri: functionArnOf(functionId),
    PayloadFormatVersion: '2.0',
    ...(timeoutMs !== undefined && { TimeoutInMillis: timeoutMs }),
  }),
];

/** Creates a route of the WebSocket API with its integration. */
export const socketRoute = (routeKey: string, authorized = false): Resource[] => [
  resource(`Socket route ${routeKey}`, 'ApiGatewayV2::Route', {
    ApiId: SOCKET_API,
    RouteKey: routeKey,
    Target: `integrations/Socket integration ${routeKey}`,
    AuthorizationType: authorized ? 'CUSTOM' : 'NONE',
    ...(authorized && { AuthorizerId: 'Ticket' }),
  }),
  resource(`Socket integration ${routeKey}`, 'ApiGatewayV2::Integration', {
    ApiId: SOCKET_API,
    IntegrationType: 'AWS_PROXY',
    IntegrationUri: invocationUri('Connection'),
  }),
  permission('Connection', `${SOCKET_API}/*${routeKey}`),
];

/** Returns CloudFormation's URI of a function for WebSocket APIs and authorizers. */
export const invocationUri = (functionId: string): string =>
  `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${functionArnOf(functionId)}/invocations`;

/** Allows the distribution the given actions on a bucket. */
export const bucketPolicy = (bucket: string, actions: string[] = ['s3:GetObject']): Resource =>
  resource(`Policy ${bucket}`, 'S3::BucketPolicy', {
    Bucket: bucket,
    PolicyDocument: {
      Statement: [
        {
          Action: 's3:*',
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Resource: [`arn:aws:s3:::${bucket}`, `arn:aws:s3:::${bucket}/*`],
        },
        {
          Action: actions.length === 1 ? actions[0] : actions,
          Condition: {
            StringEquals: { 'AWS:SourceArn': 'arn:aws:cloudfront::000000000000:distribution/EDIST1' },
          },
          Effect: 'Allow',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Resource: [`arn:aws:s3:::${bucket}`, `arn:aws:s3:::${bucket}/*`],
        },
      ],
    },
  });
