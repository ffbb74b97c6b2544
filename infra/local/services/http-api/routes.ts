import { requiredResource, resourceIdOf } from '../cloudfront/find-resource.ts';
import { refuseOthers, requiredText, textIn, textsIn } from '../cloudfront/read-property.ts';
import type { LocalStack, Resource } from '../../template/model.ts';

/** A route of an API and its integration in the template. */
export interface ApiRoute {
  /** E.g. `GET /api/food-entries/{id}`, `ANY /api/{proxy+}`, `$default`. */
  routeKey: string;
  functionUri: string;
  timeoutMs: number;
  /** Null if the route is open to everyone. */
  authorizer: Resource | null;
  scopes: readonly string[];
}

const known = ['ApiId', 'RouteKey', 'Target', 'AuthorizationType', 'AuthorizerId', 'AuthorizationScopes'];
const integrationKnown = [
  'ApiId',
  'IntegrationType',
  'IntegrationUri',
  'PayloadFormatVersion',
  'TimeoutInMillis',
];
const stageKnown = [
  'ApiId',
  'StageName',
  'AutoDeploy',
  'DeploymentId',
  'DefaultRouteSettings',
  'RouteSettings',
];
/** Names and logging settings, which do not affect responses. */
const withoutEffect = ['OperationName', 'AccessLogSettings', 'Description', 'IntegrationMethod', 'Tags'];

/**
 * Maximum integration time: 30 s for HTTP APIs, 29 s for WebSocket APIs. Source: Amazon API Gateway Developer Guide,
 * 'Amazon API Gateway quotas'.
 */
const MAX_DURATION_MS = { HTTP: 30_000, WEBSOCKET: 29_000 };

const authorizerOf = (stack: LocalStack, route: Resource, where: string): Resource | null => {
  const type = textIn(route.properties, 'AuthorizationType') || 'NONE';
  if (type === 'NONE') return null;
  if (type !== 'JWT' && type !== 'CUSTOM')
    throw new Error(`${where} is authorized by ${type}, which is not supported.`);
  const id = requiredText(route.properties, 'AuthorizerId', where);
  return requiredResource(stack, 'AWS::ApiGatewayV2::Authorizer', id, where);
};

const routeOf = (stack: LocalStack, route: Resource, protocol: keyof typeof MAX_DURATION_MS): ApiRoute => {
  const routeKey = requiredText(route.properties, 'RouteKey', `The route ${route.id}`);
  const where = `The route ${routeKey}`;
  refuseOthers(route.properties, [...known, ...withoutEffect], where);
  const target = requiredText(route.properties, 'Target', where).replace(/^integrations\//, '');
  const { properties } = requiredResource(stack, 'AWS::ApiGatewayV2::Integration', target, where);
  refuseOthers(properties, [...integrationKnown, ...withoutEffect], `The integration of ${where}`);
  if (properties['IntegrationType'] !== 'AWS_PROXY') {
    throw new Error(
      `${where} has an integration of the type ${String(properties['IntegrationType'])}; only AWS_PROXY is supported.`,
    );
  }
  if (protocol === 'HTTP' && properties['PayloadFormatVersion'] !== '2.0') {
    throw new Error(
      `${where} asks for payload format ${String(properties['PayloadFormatVersion'])}; only 2.0 is supported.`,
    );
  }
  const timeout = properties['TimeoutInMillis'];
  return {
    routeKey,
    functionUri: requiredText(properties, 'IntegrationUri', `The integration of ${where}`),
    timeoutMs: Math.min(
      typeof timeout === 'number' ? timeout : MAX_DURATION_MS[protocol],
      MAX_DURATION_MS[protocol],
    ),
    authorizer: authorizerOf(stack, route, where),
    scopes: textsIn(route.properties, 'AuthorizationScopes'),
  };
};

/**
 * Returns the routes of one API.
 * @throws Error that names a route with an unsupported property
 */
export const apiRoutesOf = (stack: LocalStack, api: Resource): ApiRoute[] => {
  const apiId = resourceIdOf(api);
  const protocol = api.properties['ProtocolType'] === 'WEBSOCKET' ? 'WEBSOCKET' : 'HTTP';
  return stack
    .byType('AWS::ApiGatewayV2::Route')
    .filter(({ properties }) => properties['ApiId'] === apiId)
    .map((route) => routeOf(stack, route, protocol));
};

/**
 * Returns the stages of one API.
 * @throws Error that names a stage with an unsupported property
 */
export const stagesOf = (stack: LocalStack, api: Resource): Resource[] => {
  const apiId = resourceIdOf(api);
  const stages = stack
    .byType('AWS::ApiGatewayV2::Stage')
    .filter(({ properties }) => properties['ApiId'] === apiId);
  for (const { id, properties } of stages) {
    refuseOthers(properties, [...stageKnown, ...withoutEffect], `The stage ${id}`);
  }
  return stages;
};
