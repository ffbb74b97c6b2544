import { resourcesOf, spelled, type Template } from '../template.ts';
import type { Rule } from './rule.ts';
import { spoilFirst } from './spoil.ts';

interface Behavior {
  PathPattern?: string;
  ViewerProtocolPolicy: string;
  CachePolicyId: unknown;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId?: { Ref: string };
  TrustedKeyGroups?: unknown[];
  TargetOriginId: string;
}

interface DistributionShape {
  DistributionConfig: {
    DefaultCacheBehavior: Behavior;
    CacheBehaviors: Behavior[];
    Origins: { Id: string; S3OriginConfig?: unknown; OriginAccessControlId?: unknown }[];
    CustomErrorResponses?: unknown[];
    HttpVersion: string;
    Logging?: unknown;
  };
}

interface HeadersShape {
  ResponseHeadersPolicyConfig: {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: unknown };
      StrictTransportSecurity?: { AccessControlMaxAgeSec: number };
      ContentTypeOptions?: { Override: boolean };
      FrameOptions?: { FrameOption: string };
    };
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
}

const DISTRIBUTION = 'AWS::CloudFront::Distribution';
const HEADERS = 'AWS::CloudFront::ResponseHeadersPolicy';

/** AWS's own policies. Source: CloudFront Developer Guide, 'Use managed cache policies' and 'origin request policies'. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const configOf = (template: Template) =>
  resourcesOf<DistributionShape>(template, DISTRIBUTION).flatMap(
    ({ properties }) => properties.DistributionConfig ?? [],
  );

const behaviorsOf = (template: Template): Behavior[] =>
  configOf(template).flatMap((config) => [config.DefaultCacheBehavior, ...config.CacheBehaviors]);

const spoilBehavior = (template: Template, path: string, change: (behavior: Behavior) => void): void =>
  behaviorsOf(template)
    .filter(({ PathPattern }) => PathPattern === path)
    .forEach(change);

const nameOf = (behavior: Behavior): string => behavior.PathPattern ?? 'default';

const nobodyUsesHttp: Rule = {
  says: 'nothing is served over plain HTTP',
  offenders: (template) =>
    behaviorsOf(template)
      .filter(({ ViewerProtocolPolicy }) => ViewerProtocolPolicy === 'allow-all')
      .map(nameOf),
  spoil: (template) =>
    spoilBehavior(template, '/api/*', (behavior) => (behavior.ViewerProtocolPolicy = 'allow-all')),
};

const gatewaysAreNotCached: Rule = {
  says: 'the API and the sockets are never cached, and never see the viewer’s Host',
  offenders: (template) =>
    ['/api/*', '/live'].filter(
      (path) =>
        !behaviorsOf(template).some(
          (behavior) =>
            behavior.PathPattern === path &&
            behavior.CachePolicyId === CACHING_DISABLED &&
            behavior.OriginRequestPolicyId === ALL_VIEWER_EXCEPT_HOST_HEADER,
        ),
    ),
  spoil: (template) => spoilBehavior(template, '/live', (behavior) => delete behavior.OriginRequestPolicyId),
};

const photosAreSigned: Rule = {
  says: 'a photo is shown only to who holds a signed address',
  offenders: (template) =>
    ['/photos/*'].filter(
      (path) =>
        !behaviorsOf(template).some(
          (behavior) =>
            behavior.PathPattern === path &&
            behavior.TrustedKeyGroups?.map(spelled).join().startsWith('<PhotoKeys'),
        ),
    ),
  spoil: (template) => spoilBehavior(template, '/photos/*', (behavior) => delete behavior.TrustedKeyGroups),
};

const bucketsAnswerTheEdgeAlone: Rule = {
  says: 'the edge signs its requests to buckets, and leaves the API’s 403 and 404 alone',
  offenders: (template) =>
    configOf(template).flatMap((config) => [
      ...config.Origins.filter((origin) => origin.S3OriginConfig && !origin.OriginAccessControlId).map(
        ({ Id }) => Id,
      ),
      ...(config.CustomErrorResponses ? ['distribution-wide error responses'] : []),
    ]),
  spoil: (template) => {
    for (const config of configOf(template)) config.CustomErrorResponses = [{ ErrorCode: 404 }];
  },
};

const securityHeaders: Rule = {
  says: 'pages, the API and photos carry the security headers',
  offenders: (template) =>
    behaviorsOf(template)
      .filter(({ PathPattern }) => PathPattern !== '/live')
      .filter(({ ResponseHeadersPolicyId }) => {
        const policy = template.Resources[ResponseHeadersPolicyId?.Ref ?? '']?.Properties as
          | HeadersShape
          | undefined;
        const headers = policy?.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
        return !(
          headers?.StrictTransportSecurity?.AccessControlMaxAgeSec === 31_536_000 &&
          headers.ContentTypeOptions?.Override &&
          headers.FrameOptions?.FrameOption === 'DENY'
        );
      })
      .map(nameOf),
  spoil: (template) =>
    spoilBehavior(template, '/api/*', (behavior) => delete behavior.ResponseHeadersPolicyId),
};

/** What is asked of the policy of pages; `connect-src` is looked at apart. */
const strictPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' blob: data:",
  'font-src': "'self'",
  'media-src': "'self' blob:",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const sitePolicyOf = (template: Template): Map<string, string> => {
  const [site] = resourcesOf<HeadersShape>(template, HEADERS).filter(({ id }) =>
    id.startsWith('SiteHeaders'),
  );
  const headers = site?.properties.ResponseHeadersPolicyConfig?.SecurityHeadersConfig;
  const text = spelled(headers?.ContentSecurityPolicy.ContentSecurityPolicy ?? '');
  return new Map(
    text
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );
};

const strictPages: Rule = {
  says: 'pages run nothing inline and nothing of others, and call only the pool and the photo bucket',
  offenders: (template, stage) => {
    const policy = sitePolicyOf(template);
    const wrong = Object.entries(strictPolicy).filter(([name, sources]) => policy.get(name) !== sources);
    const local = stage === 'local' ? ' <LocalOrigin> <LocalOriginByAddress>' : '';
    const connect = new RegExp(
      `^'self' https://cognito-idp\\.us-east-1\\.amazonaws\\.com https://<Photos\\w+\\.RegionalDomainName>${local}$`,
    );
    return [
      ...wrong.map(([name]) => name),
      ...(connect.test(policy.get('connect-src') ?? '') ? [] : ['connect-src']),
      ...[...policy.keys()].filter((name) => name !== 'connect-src' && !(name in strictPolicy)),
    ];
  },
  spoil: (template) =>
    spoilFirst<HeadersShape>(template, HEADERS, ({ ResponseHeadersPolicyConfig }) => {
      const headers = ResponseHeadersPolicyConfig?.SecurityHeadersConfig;
      if (headers) headers.ContentSecurityPolicy.ContentSecurityPolicy = "default-src 'self' 'unsafe-inline'";
    }),
};

const devicesAreAskedFor: Rule = {
  says: 'pages may ask for camera and microphone and for nothing else',
  offenders: (template) =>
    resourcesOf<HeadersShape>(template, HEADERS)
      .filter(({ id }) => id.startsWith('SiteHeaders'))
      .filter(
        ({ properties }) =>
          !properties.ResponseHeadersPolicyConfig?.CustomHeadersConfig.Items.some(
            ({ Header, Value }) =>
              Header === 'Permissions-Policy' && Value === 'camera=(self), microphone=(self), geolocation=()',
          ),
      )
      .map(({ id }) => id),
  spoil: (template) => {
    for (const { properties } of resourcesOf<HeadersShape>(template, HEADERS)) {
      if (properties.ResponseHeadersPolicyConfig)
        properties.ResponseHeadersPolicyConfig.CustomHeadersConfig.Items = [];
    }
  },
};

export const edgeRules: Rule[] = [
  nobodyUsesHttp,
  gatewaysAreNotCached,
  photosAreSigned,
  bucketsAnswerTheEdgeAlone,
  securityHeaders,
  strictPages,
  devicesAreAskedFor,
];
