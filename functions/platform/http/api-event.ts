import type {
  APIGatewayEventRequestContextJWTAuthorizer,
  APIGatewayEventRequestContextLambdaAuthorizer,
  APIGatewayEventRequestContextV2WithAuthorizer,
  APIGatewayProxyEventV2WithRequestContext,
} from 'aws-lambda';

import type { TokenScope } from '#shared/api-tokens/schema.ts';

/** Context set by our authorizer for an API token (`functions/api-tokens/authorize-token.ts`). */
export interface TokenContext {
  user_id: string;
  token_id: string;
  /** `write` includes reading. */
  scope: TokenScope;
}

/** Claims of the JWT authorizer or the context of ours, depending on the route. */
type Authorized = Partial<APIGatewayEventRequestContextJWTAuthorizer> &
  Partial<APIGatewayEventRequestContextLambdaAuthorizer<Partial<TokenContext> | null>>;

/** An API Gateway event, payload format 2.0, with its authorizer's result. */
export type ApiEvent = APIGatewayProxyEventV2WithRequestContext<
  APIGatewayEventRequestContextV2WithAuthorizer<Authorized>
>;
