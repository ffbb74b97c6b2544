import { type LocalStack, localStackOf, type Resource } from '#infra/local/template/model.ts';
import {
  bucketPolicy,
  CLIENT_ID,
  HTTP_API,
  httpRoute,
  invocationUri,
  ISSUER,
  KEY_ID,
  permission,
  PHOTO_BUCKET,
  resource,
  SITE_BUCKET,
  SOCKET_API,
  socketRoute,
} from './resources.ts';

export const CSP = "default-src 'none'; script-src 'self'";

const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const SITE_ROUTER = `
function handler(event) {
  const request = event.request;
  if (request.uri === '/old') return { statusCode: 302, headers: { location: { value: '/new' } } };
  if (!request.uri.split('/').pop().includes('.')) request.uri = '/index.html';
  return request;
}`;

const bucketOriginOf = (id: string, bucket: string) => ({
  Id: id,
  DomainName: `${bucket}.s3.us-east-1.amazonaws.com`,
  OriginAccessControlId: 'Access',
  S3OriginConfig: { OriginAccessIdentity: '' },
});

const apiOriginOf = (id: string, apiId: string) => ({
  Id: id,
  DomainName: `${apiId}.execute-api.us-east-1.amazonaws.com`,
  CustomOriginConfig: { OriginProtocolPolicy: 'https-only' },
  OriginCustomHeaders: [{ HeaderName: 'X-Origin-Secret', HeaderValue: 'hidden' }],
});

const apiBehaviour = (PathPattern: string, TargetOriginId: string) => ({
  PathPattern,
  TargetOriginId,
  AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
  CachePolicyId: CACHING_DISABLED,
  OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST,
  Compress: true,
  ViewerProtocolPolicy: 'https-only',
});

const edgeResources = (photoPublicKey: string): Resource[] => [
  resource(
    'Distribution',
    'CloudFront::Distribution',
    {
      DistributionConfig: {
        Enabled: true,
        HttpVersion: 'http2and3',
        DefaultRootObject: 'index.html',
        Origins: [
          bucketOriginOf('site', SITE_BUCKET),
          bucketOriginOf('photos', PHOTO_BUCKET),
          apiOriginOf('api', HTTP_API),
          apiOriginOf('sockets', SOCKET_API),
        ],
        DefaultCacheBehavior: {
          TargetOriginId: 'site',
          CachePolicyId: CACHING_OPTIMIZED,
          Compress: true,
          ViewerProtocolPolicy: 'redirect-to-https',
          ResponseHeadersPolicyId: 'Headers',
          FunctionAssociations: [
            {
              EventType: 'viewer-request',
              FunctionARN: 'arn:aws:cloudfront::000000000000:function/SiteRouter',
            },
          ],
        },
        CacheBehaviors: [
          apiBehaviour('/api/*', 'api'),
          apiBehaviour('/live', 'sockets'),
          {
            PathPattern: '/photos/*',
            TargetOriginId: 'photos',
            CachePolicyId: CACHING_OPTIMIZED,
            TrustedKeyGroups: ['PhotoKeys'],
            ViewerProtocolPolicy: 'https-only',
          },
        ],
      },
    },
    'EDIST1',
  ),
  resource('SiteRouter', 'CloudFront::Function', {
    FunctionCode: SITE_ROUTER,
    FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
  }),
  resource('Headers', 'CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      Name: 'Headers',
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: CSP, Override: true },
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 31536000,
          IncludeSubdomains: true,
          Override: true,
        },
      },
      CustomHeadersConfig: {
        Items: [{ Header: 'Permissions-Policy', Value: 'camera=(self)', Override: true }],
      },
    },
  }),
  resource('PhotoKeys', 'CloudFront::KeyGroup', { KeyGroupConfig: { Items: [KEY_ID], Name: 'keys' } }),
  resource('PhotoKey', 'CloudFront::PublicKey', { PublicKeyConfig: { EncodedKey: photoPublicKey } }, KEY_ID),
  bucketPolicy(SITE_BUCKET),
  bucketPolicy(PHOTO_BUCKET),
];

const httpApiResources = (): Resource[] => [
  resource('Api', 'ApiGatewayV2::Api', { Name: 'Api', ProtocolType: 'HTTP' }, HTTP_API),
  resource('ApiStage', 'ApiGatewayV2::Stage', { ApiId: HTTP_API, StageName: '$default', AutoDeploy: true }),
  resource('SignedIn', 'ApiGatewayV2::Authorizer', {
    ApiId: HTTP_API,
    AuthorizerType: 'JWT',
    IdentitySource: ['$request.header.Authorization'],
    JwtConfiguration: { Audience: [CLIENT_ID], Issuer: ISSUER },
  }),
  permission('Feature', `${HTTP_API}/*/*/*`),
  ...httpRoute('GET /api/entries/{id}'),
  ...httpRoute('GET /api/entries/latest'),
  ...httpRoute('POST /api/entries', { auth: false }),
];

const socketApiResources = (): Resource[] => [
  resource(
    'Sockets',
    'ApiGatewayV2::Api',
    { Name: 'Sockets', ProtocolType: 'WEBSOCKET', RouteSelectionExpression: '$request.body.action' },
    SOCKET_API,
  ),
  resource('SocketStage', 'ApiGatewayV2::Stage', { ApiId: SOCKET_API, StageName: 'live', AutoDeploy: true }),
  resource('Ticket', 'ApiGatewayV2::Authorizer', {
    ApiId: SOCKET_API,
    AuthorizerType: 'REQUEST',
    AuthorizerUri: invocationUri('Authorizer'),
    IdentitySource: ['route.request.querystring.ticket'],
    Name: 'Ticket',
  }),
  permission('Authorizer', `${SOCKET_API}/authorizers/Ticket`),
  ...socketRoute('$connect', true),
  ...socketRoute('$disconnect'),
  ...socketRoute('$default'),
  ...socketRoute('rename'),
];

/** Creates a resolved template with the product's structure. @param edit changes for a test */
export const frontStack = (
  photoPublicKey: string,
  edit: (resources: Resource[]) => Resource[] = (resources) => resources,
): LocalStack =>
  localStackOf(edit([...edgeResources(photoPublicKey), ...httpApiResources(), ...socketApiResources()]));

/** Returns an edit that changes the properties of one resource. */
export const changing =
  (id: string, change: (properties: Record<string, unknown>) => Record<string, unknown>) =>
  (resources: Resource[]): Resource[] =>
    resources.map((item) => (item.id === id ? { ...item, properties: change(item.properties) } : item));

/** Returns an edit that removes resources. */
export const without =
  (...ids: string[]) =>
  (resources: Resource[]): Resource[] =>
    resources.filter(({ id }) => !ids.includes(id));

/** Returns an edit that adds resources. */
export const adding =
  (...added: Resource[]) =>
  (resources: Resource[]): Resource[] => [...resources, ...added];

/** Returns an edit that changes the default behavior, or the one with this pattern. */
export const changingBehaviour = (pattern: string | null, change: Record<string, unknown>) =>
  changing('Distribution', ({ DistributionConfig }) => {
    const config = DistributionConfig as {
      DefaultCacheBehavior: object;
      CacheBehaviors: { PathPattern: string }[];
    };
    return {
      DistributionConfig: {
        ...config,
        DefaultCacheBehavior:
          pattern === null ? { ...config.DefaultCacheBehavior, ...change } : config.DefaultCacheBehavior,
        CacheBehaviors: config.CacheBehaviors.map((behaviour) =>
          Object.assign({}, behaviour, behaviour.PathPattern === pattern && change),
        ),
      },
    };
  });
