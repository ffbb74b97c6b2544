import { publicRoutes } from '#infra/authorization/exceptions.ts';
import { routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';
import { resourcesOf, spelled, type Template } from '../template.ts';
import type { Rule } from './rule.ts';
import { failing, spoilFirst } from './spoil.ts';

interface RouteShape {
  ApiId: unknown;
  RouteKey: string;
  AuthorizationType: string;
  AuthorizationScopes: string[];
  AuthorizerId: { Ref: string };
}

interface AuthorizerShape {
  AuthorizerType: string;
  AuthorizerPayloadFormatVersion: string;
  AuthorizerResultTtlInSeconds: number;
  EnableSimpleResponses: boolean;
  IdentitySource: string[];
  JwtConfiguration: { Issuer: unknown; Audience: unknown[] };
}

const ROUTE = 'AWS::ApiGatewayV2::Route';

/** Public routes. Adding one is a decision that has to be listed there. */
const anybodys = new Set(Object.keys(publicRoutes));

/** Routes for users' own programs with personal tokens. */
const forPrograms = new Set(allRoutes.filter(({ auth }) => auth === 'token').map(routeKeyOf));

const routesOf = (template: Template, api: 'Api' | 'Sockets') =>
  resourcesOf<RouteShape>(template, ROUTE).filter(({ properties }) =>
    spelled(properties.ApiId).startsWith(`<${api}`),
  );

/** Returns the Lambda authorizer of a route; null if the route has none. */
const requestAuthorizerOf = (
  template: Template,
  { AuthorizationType, AuthorizerId }: Partial<RouteShape>,
): Partial<AuthorizerShape> | null => {
  const authorizer = template.Resources[AuthorizerId?.Ref ?? '']?.Properties as Partial<AuthorizerShape>;
  return AuthorizationType === 'CUSTOM' && authorizer.AuthorizerType === 'REQUEST' ? authorizer : null;
};

/** Selects the HTTP API, because the WebSocket API has routes, too. */
const spoilOneOfApi = (template: Template, change: Partial<RouteShape>): void => {
  Object.assign(
    routesOf(template, 'Api').find(({ properties }) => properties.AuthorizationType === 'JWT')!.properties,
    change,
  );
};

const routesAreTheTables: Rule = {
  says: 'the gateway has exactly the routes of the route tables',
  offenders: (template) => {
    const made = routesOf(template, 'Api').map(({ properties }) => properties.RouteKey ?? '');
    const meant = allRoutes.map(routeKeyOf);
    return [...made.filter((key) => !meant.includes(key)), ...meant.filter((key) => !made.includes(key))];
  },
  spoil: (template) => spoilOneOfApi(template, { RouteKey: 'GET /api/anything' }),
};

const routesAreAuthorized: Rule = {
  says: 'every route requires an access token of the pool, except public routes and those for programs',
  offenders: (template) =>
    failing(
      routesOf(template, 'Api').filter(
        ({ properties }) =>
          !anybodys.has(properties.RouteKey ?? '') && !forPrograms.has(properties.RouteKey ?? ''),
      ),
      ({ properties }) =>
        properties.AuthorizationType === 'JWT' &&
        properties.AuthorizationScopes?.join() === 'aws.cognito.signin.user.admin' &&
        template.Resources[properties.AuthorizerId?.Ref ?? '']?.Type === 'AWS::ApiGatewayV2::Authorizer',
    ),
  spoil: (template) => spoilOneOfApi(template, { AuthorizationType: 'NONE' }),
};

const programsNeedTokens: Rule = {
  says: 'every route for programs requires an API token, whose check is not cached',
  offenders: (template) =>
    failing(
      routesOf(template, 'Api').filter(({ properties }) => forPrograms.has(properties.RouteKey ?? '')),
      ({ properties }) => {
        const authorizer = requestAuthorizerOf(template, properties);
        return (
          authorizer?.AuthorizerPayloadFormatVersion === '2.0' &&
          authorizer.EnableSimpleResponses === true &&
          authorizer.IdentitySource?.join() === '$request.header.Authorization' &&
          authorizer.AuthorizerResultTtlInSeconds === 0
        );
      },
    ),
  spoil: (template) => {
    for (const { properties } of routesOf(template, 'Api'))
      if (forPrograms.has(properties.RouteKey ?? '')) properties.AuthorizationType = 'NONE';
  },
};

const authorizersTrustThePool: Rule = {
  says: "tokens must come from the environment's pool as issuer, with its client as audience",
  offenders: (template) =>
    failing(
      resourcesOf<AuthorizerShape>(template, 'AWS::ApiGatewayV2::Authorizer').filter(
        ({ properties }) => properties.AuthorizerType === 'JWT',
      ),
      ({ properties }) =>
        /^https:\/\/cognito-idp\.[\w-]+\.amazonaws\.com\/<Users\w+>$/.test(
          spelled(properties.JwtConfiguration?.Issuer),
        ) && (properties.JwtConfiguration?.Audience ?? []).map(spelled).join().startsWith('<UsersWeb'),
    ),
  spoil: (template) =>
    spoilFirst<AuthorizerShape>(template, 'AWS::ApiGatewayV2::Authorizer', (authorizer) => {
      if (authorizer.JwtConfiguration) authorizer.JwtConfiguration.Issuer = 'https://elsewhere.example';
    }),
};

const socketsNeedTickets: Rule = {
  says: 'a socket opens only with a ticket',
  offenders: (template) =>
    failing(
      routesOf(template, 'Sockets').filter(({ properties }) => properties.RouteKey === '$connect'),
      ({ properties }) =>
        requestAuthorizerOf(template, properties)?.IdentitySource?.join() ===
        'route.request.querystring.ticket',
    ),
  spoil: (template) => {
    for (const { properties } of routesOf(template, 'Sockets')) properties.AuthorizationType = 'NONE';
  },
};

export const routeRules: Rule[] = [
  routesAreTheTables,
  routesAreAuthorized,
  programsNeedTokens,
  authorizersTrustThePool,
  socketsNeedTickets,
];
