/**
 * The managed policies that a template can reference by ID, in CloudFormation's format for custom policies.
 * Sources: Amazon CloudFront Developer Guide, 'Use managed origin request policies', 'Use managed cache policies'.
 */
const everything = {
  CookiesConfig: { CookieBehavior: 'all' },
  QueryStringsConfig: { QueryStringBehavior: 'all' },
};

export const managedOriginRequestPolicies: Record<string, Record<string, unknown>> = {
  // AllViewer
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { HeadersConfig: { HeaderBehavior: 'allViewer' }, ...everything },
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
    ...everything,
  },
};

export const managedCachePolicies: Record<string, Record<string, unknown>> = {
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {},
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    EnableAcceptEncodingGzip: true,
    EnableAcceptEncodingBrotli: true,
  },
  // CachingOptimizedForUncompressedObjects
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': {},
};
