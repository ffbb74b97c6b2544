import { AwsError } from '../../gateway/aws-error.ts';
import type { AwsRequest, AwsResponse } from '../../gateway/aws-service.ts';
import { matchesWildcard } from '../../gateway/wildcard.ts';
import type { Bucket, CorsRule } from './bucket.ts';

interface CorsQuestion {
  origin: string;
  method: string;
  /** The header names of a preflight request, in lower case. */
  headers: string[];
}

const allowsHeader = ({ AllowedHeaders }: CorsRule, header: string): boolean =>
  AllowedHeaders.some((pattern) => matchesWildcard(pattern.toLowerCase(), header));

const ruleFor = (bucket: Bucket, { origin, method, headers }: CorsQuestion): CorsRule | undefined =>
  bucket.corsRules.find(
    (rule) =>
      rule.AllowedOrigins.some((pattern) => matchesWildcard(pattern, origin)) &&
      rule.AllowedMethods.some((allowed) => allowed === method) &&
      headers.every((header) => allowsHeader(rule, header)),
  );

const originHeaders = ({ AllowedOrigins }: CorsRule, origin: string): Record<string, string> => ({
  ...(AllowedOrigins.includes('*')
    ? { 'access-control-allow-origin': '*' }
    : { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }),
  vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
});

/**
 * Answers a browser's preflight request with the bucket's first matching rule.
 * @throws AwsError AccessForbidden when no rule matches
 */
export const preflight = (bucket: Bucket, { headers }: AwsRequest): AwsResponse => {
  const method = headers['access-control-request-method'];
  const { origin } = headers;
  if (!origin || !method) {
    throw new AwsError(
      'BadRequest',
      'Insufficient information. Origin and Access-Control-Request-Method needed.',
      400,
    );
  }
  const asked = (headers['access-control-request-headers'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const rule = ruleFor(bucket, { origin, method, headers: asked });
  if (!rule) {
    const message = `CORSResponse: This CORS request is not allowed. No rule of the bucket matches ${method} from ${origin}.`;
    throw new AwsError('AccessForbidden', message, 403, { Method: method, ResourceType: 'BUCKET' });
  }
  return {
    status: 200,
    headers: {
      ...originHeaders(rule, origin),
      'access-control-allow-methods': rule.AllowedMethods.join(', '),
      ...(asked.length > 0 && { 'access-control-allow-headers': asked.join(', ') }),
      ...(rule.MaxAge !== undefined && { 'access-control-max-age': String(rule.MaxAge) }),
    },
  };
};

/** Returns the CORS headers for the origin of the request; empty when no rule matches. */
export const corsHeaders = (
  bucket: Bucket | undefined,
  { method, headers }: AwsRequest,
): Record<string, string> => {
  const { origin } = headers;
  const rule = origin && bucket ? ruleFor(bucket, { origin, method, headers: [] }) : undefined;
  if (!rule || !origin) return {};
  return {
    ...originHeaders(rule, origin),
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    ...(rule.ExposedHeaders.length > 0 && {
      'access-control-expose-headers': rule.ExposedHeaders.join(', '),
    }),
  };
};
