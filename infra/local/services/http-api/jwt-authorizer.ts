import type { Clock } from '../../gateway/clock.ts';
import { type EdgeRequest, type EdgeResponse, headerOf } from '../../http-server/http-message.ts';
import { refuseOthers, requiredText, textsIn } from '../cloudfront/read-property.ts';
import { recordOf } from '../../record.ts';
import type { Resource } from '../../template/model.ts';
import { gatewayAnswer } from './gateway-answer.ts';
import { type Claims, type JsonWebKeySet, signedClaimsOf } from './jwt-signature.ts';

/** The authorizer's data in the event. */
export interface JwtContext {
  claims: Record<string, string>;
  scopes: string[] | null;
}

/**
 * Accepts a request and returns its claims, or rejects it.
 * @param scopes the token needs at least one of them; empty: no scope is required
 */
export type JwtAuthorizer = (
  request: EdgeRequest,
  scopes: readonly string[],
  requestId: string,
) => { jwt: JwtContext } | { response: EdgeResponse };

const invalid = (description: string, requestId: string): EdgeResponse =>
  gatewayAnswer('unauthorized', requestId, [
    ['www-authenticate', `Bearer scope="" error="invalid_token" error_description="${description}"`],
  ]);

const known = ['ApiId', 'AuthorizerType', 'IdentitySource', 'JwtConfiguration', 'Name'];

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** Formats a claim as text: `[a b]` for a list, digits for a number. */
const textOf = (claim: unknown): string => {
  if (Array.isArray(claim)) return `[${claim.map(textOf).join(' ')}]`;
  return typeof claim === 'string' ? claim : JSON.stringify(claim);
};

const scopesOf = ({ scope, scp }: Claims): string[] | undefined => {
  const claim = scope ?? scp;
  if (typeof claim === 'string') return claim.split(' ');
  return Array.isArray(claim) ? claim.filter((item) => typeof item === 'string') : undefined;
};

/** Returns why the claims are invalid now for this issuer and audience, or undefined when they are valid. */
const faultOf = (
  claims: Claims,
  issuer: string,
  audience: readonly string[],
  now: Date,
): string | undefined => {
  const seconds = now.getTime() / 1000;
  const { iss, aud, client_id: clientId, exp, nbf, iat } = claims;
  if (iss !== issuer) return 'the token does not have a valid issuer';
  // `client_id` only counts if there is no `aud`: Cognito's access tokens have the former, its ID tokens the latter.
  if (!listOf(aud ?? clientId).some((value) => audience.includes(String(value)))) {
    return 'the token does not have a valid audience';
  }
  if (typeof exp !== 'number' || exp <= seconds) return 'the token has expired';
  if (typeof nbf === 'number' && nbf > seconds) return 'the token is not valid yet';
  return typeof iat === 'number' && iat > seconds ? 'the token was issued in the future' : undefined;
};

const refuseScope = (required: readonly string[], requestId: string): EdgeResponse =>
  gatewayAnswer('forbidden', requestId, [
    ['www-authenticate', `Bearer scope="${required.join(' ')}" error="insufficient_scope"`],
  ]);

/**
 * Creates a JWT authorizer of the template. Algorithm, signature, issuer, audience, times and scopes are checked as in
 * API Gateway. The keys come from the local user pool because the issuer's address belongs to AWS.
 * Sources: Amazon API Gateway Developer Guide, 'Control access to HTTP APIs with JWT authorizers' and
 * 'Troubleshooting issues with HTTP API JWT authorizers'.
 * @throws Error when the authorizer has another type or another issuer
 */
export const createJwtAuthorizer = (
  resource: Resource,
  pool: { issuer: string; jwks: () => JsonWebKeySet },
  clock: Clock,
): JwtAuthorizer => {
  const where = `The authorizer ${resource.id}`;
  const { AuthorizerType, IdentitySource, JwtConfiguration } = resource.properties;
  refuseOthers(resource.properties, known, where);
  if (AuthorizerType !== 'JWT')
    throw new Error(`${where} is of the type ${String(AuthorizerType)}; only JWT is supported.`);
  if (String(listOf(IdentitySource)) !== '$request.header.Authorization') {
    throw new Error(
      `${where} reads its token from ${String(IdentitySource)}; only the Authorization header is supported.`,
    );
  }
  refuseOthers(JwtConfiguration, ['Issuer', 'Audience'], where);
  const issuer = requiredText(JwtConfiguration, 'Issuer', where);
  if (issuer !== pool.issuer)
    throw new Error(`${where} trusts ${issuer}; on this machine ${pool.issuer} issues tokens.`);
  const audience = textsIn(recordOf(JwtConfiguration), 'Audience');

  return (request, scopes, requestId) => {
    const sent = headerOf(request.headers, 'authorization')?.trim();
    if (!sent)
      return { response: gatewayAnswer('unauthorized', requestId, [['www-authenticate', 'Bearer']]) };
    const claims = signedClaimsOf(sent.replace(/^Bearer\s+/i, ''), pool.jwks());
    if (!claims) return { response: invalid('the token is not signed by the issuer', requestId) };
    const fault = faultOf(claims, issuer, audience, clock());
    if (fault) return { response: invalid(fault, requestId) };
    const granted = scopesOf(claims);
    // The product promises 401 for an ID token, which has no scope claim at all. A token with other scopes gets 403.
    if (scopes.length > 0 && !granted) return { response: invalid('the token has no scopes', requestId) };
    const matching = scopes.filter((scope) => granted?.includes(scope));
    if (scopes.length > 0 && matching.length === 0) return { response: refuseScope(scopes, requestId) };
    const texts = Object.entries(claims).map(([name, claim]) => [name, textOf(claim)]);
    return { jwt: { claims: Object.fromEntries(texts), scopes: scopes.length > 0 ? matching : null } };
  };
};
