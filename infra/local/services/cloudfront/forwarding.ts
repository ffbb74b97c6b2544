import { recordOf } from '../../record.ts';
import type { LocalStack } from '../../template/model.ts';
import { requiredResource } from './find-resource.ts';
import { managedCachePolicies, managedOriginRequestPolicies } from './managed-policies.ts';
import { textIn, textsIn } from './read-property.ts';

/** The rule for one kind of value: which ones CloudFront forwards to the origin. */
export interface ForwardingRule {
  behavior: string;
  names: ReadonlySet<string>;
}

/** The values that a behavior forwards: the union of its cache policy and origin request policy. */
export interface Forwarding {
  headers: readonly ForwardingRule[];
  cookies: readonly ForwardingRule[];
  queryStrings: readonly ForwardingRule[];
  gzip: boolean;
  brotli: boolean;
}

/** Returns whether a viewer's value is forwarded. */
export const forwards = (rules: readonly ForwardingRule[], name: string): boolean =>
  rules.some(({ behavior, names }) => {
    if (behavior === 'whitelist') return names.has(name.toLowerCase());
    if (behavior === 'allExcept') return !names.has(name.toLowerCase());
    return behavior.startsWith('all');
  });

/** Returns whether CloudFront adds one of its own headers, such as `CloudFront-Viewer-Address`. */
export const addsHeader = (rules: readonly ForwardingRule[], name: string): boolean =>
  rules.some(({ behavior, names }) => {
    if (behavior === 'allExcept') return !names.has(name.toLowerCase());
    return behavior !== 'allViewer' && names.has(name.toLowerCase());
  });

const ruleOf = (config: unknown, behavior: string, names: string): ForwardingRule => ({
  behavior: textIn(config, behavior) || 'none',
  names: new Set(textsIn(config, names).map((name) => name.toLowerCase())),
});

const cachePolicyOf = (stack: LocalStack, id: string, where: string): Record<string, unknown> => {
  const managed = managedCachePolicies[id];
  if (managed) return managed;
  const { properties } = requiredResource(stack, 'AWS::CloudFront::CachePolicy', id, where);
  return recordOf(recordOf(properties['CachePolicyConfig'])['ParametersInCacheKeyAndForwardedToOrigin']);
};

const originRequestPolicyOf = (stack: LocalStack, id: string, where: string): Record<string, unknown> => {
  const managed = managedOriginRequestPolicies[id];
  if (managed) return managed;
  const { properties } = requiredResource(stack, 'AWS::CloudFront::OriginRequestPolicy', id, where);
  return recordOf(properties['OriginRequestPolicyConfig']);
};

/**
 * Reads a behavior's policies.
 * Source: Amazon CloudFront Developer Guide, 'Control origin requests with a policy'.
 * @throws Error that names a policy which is neither in the template nor managed
 */
export const forwardingOf = (
  stack: LocalStack,
  behaviour: Record<string, unknown>,
  where: string,
): Forwarding => {
  const cacheId = textIn(behaviour, 'CachePolicyId');
  const originRequestId = textIn(behaviour, 'OriginRequestPolicyId');
  const cache = cacheId ? cachePolicyOf(stack, cacheId, where) : {};
  const policies = [cache, originRequestId ? originRequestPolicyOf(stack, originRequestId, where) : {}];
  return {
    headers: policies.map(({ HeadersConfig }) => ruleOf(HeadersConfig, 'HeaderBehavior', 'Headers')),
    cookies: policies.map(({ CookiesConfig }) => ruleOf(CookiesConfig, 'CookieBehavior', 'Cookies')),
    queryStrings: policies.map(({ QueryStringsConfig }) =>
      ruleOf(QueryStringsConfig, 'QueryStringBehavior', 'QueryStrings'),
    ),
    gzip: cache['EnableAcceptEncodingGzip'] === true,
    brotli: cache['EnableAcceptEncodingBrotli'] === true,
  };
};
