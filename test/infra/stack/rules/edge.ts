import { resourcesOf, spelled, type Template } from '../template.ts';
import type { Rule } from './rule.ts';

interface Behavior {
  PathPattern?: string;
  ViewerProtocolPolicy: string;
  CachePolicyId: unknown;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId?: { Ref: string };
  TrustedKeyGroups?: unknown[];
  TargetOriginId: string;
  FunctionAssociations?: { EventType: string }[];
}

interface DistributionShape {
  DistributionConfig: {
    DefaultCacheBehavior: Behavior;
    CacheBehaviors: Behavior[];
    OriginGroups?: {
      Items: { Id: string; FailoverCriteria: { StatusCodes: { Items: number[] } } }[];
    };
    Origins: { Id: string; S3OriginConfig?: unknown; OriginAccessControlId?: unknown }[];
    CustomErrorResponses?: { ErrorCode: number; ErrorCachingMinTTL?: number; ResponsePagePath?: string }[];
    HttpVersion: string;
    Logging?: unknown;
  };
}

const DISTRIBUTION = 'AWS::CloudFront::Distribution';

/**
 * AWS managed policies. Source: CloudFront Developer Guide, 'Use managed cache policies' and 'origin request policies'.
 */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const distributionOf = (template: Template): DistributionShape['DistributionConfig'] => {
  const [distribution] = resourcesOf<DistributionShape>(template, DISTRIBUTION);
  if (!distribution?.properties.DistributionConfig) throw new Error('The template has no distribution.');
  return distribution.properties.DistributionConfig;
};

/** Returns every behavior of the distribution, the default one first. */
export const behaviorsOf = (template: Template): Behavior[] => {
  const { DefaultCacheBehavior, CacheBehaviors } = distributionOf(template);
  return [DefaultCacheBehavior, ...CacheBehaviors];
};

/** Changes the behavior of a path. */
export const spoilBehavior = (template: Template, path: string, change: (behavior: Behavior) => void): void =>
  behaviorsOf(template)
    .filter(({ PathPattern }) => PathPattern === path)
    .forEach(change);

export const nameOf = (behavior: Behavior): string => behavior.PathPattern ?? 'default';

/** Returns the paths without a behavior that meets the condition. */
const pathsExcept = (
  template: Template,
  paths: readonly string[],
  meets: (behavior: Behavior) => boolean | undefined,
): string[] =>
  paths.filter(
    (path) => !behaviorsOf(template).some((behavior) => behavior.PathPattern === path && meets(behavior)),
  );

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
  says: 'the edge never caches the API and the sockets, and never forwards the viewer’s Host header to them',
  offenders: (template) =>
    pathsExcept(
      template,
      ['/api/*', '/live'],
      ({ CachePolicyId, OriginRequestPolicyId }) =>
        CachePolicyId === CACHING_DISABLED && OriginRequestPolicyId === ALL_VIEWER_EXCEPT_HOST_HEADER,
    ),
  spoil: (template) => spoilBehavior(template, '/live', (behavior) => delete behavior.OriginRequestPolicyId),
};

const photosAreSigned: Rule = {
  says: 'photos require a signed address',
  offenders: (template) =>
    pathsExcept(template, ['/photos/*', '/exports/*'], ({ TrustedKeyGroups }) =>
      TrustedKeyGroups?.map(spelled).join().startsWith('<PhotoKeys'),
    ),
  spoil: (template) => spoilBehavior(template, '/photos/*', (behavior) => delete behavior.TrustedKeyGroups),
};

const bucketsAnswerTheEdgeAlone: Rule = {
  says: 'the edge signs its requests to buckets',
  offenders: (template) =>
    distributionOf(template)
      .Origins.filter((origin) => origin.S3OriginConfig && !origin.OriginAccessControlId)
      .map(({ Id }) => Id),
  spoil: (template) => {
    for (const origin of distributionOf(template).Origins) delete origin.OriginAccessControlId;
  },
};

const bucketsNeverReportErrors: Rule = {
  says: 'the API instead of S3 responds to requests for missing files',
  offenders: (template) => {
    const groups = new Map(
      (distributionOf(template).OriginGroups?.Items ?? []).map(({ Id, FailoverCriteria }) => [
        Id,
        FailoverCriteria.StatusCodes.Items.join(),
      ]),
    );
    return behaviorsOf(template)
      .filter(({ PathPattern }) => PathPattern !== '/api/*' && PathPattern !== '/live')
      .filter(({ TargetOriginId }) => groups.get(TargetOriginId) !== '403,404')
      .map(nameOf);
  },
  spoil: (template) => void delete distributionOf(template).OriginGroups,
};

const errorsAreLeftAlone: Rule = {
  says: 'the edge passes the API’s 403 and 404 unchanged',
  offenders: (template) =>
    (distributionOf(template).CustomErrorResponses ?? [])
      .filter(({ ResponsePagePath }) => ResponsePagePath !== undefined)
      .map((each) => JSON.stringify(each)),
  spoil: (template) => {
    distributionOf(template).CustomErrorResponses = [{ ErrorCode: 404, ResponsePagePath: '/404.html' }];
  },
};

/** Error statuses that CloudFront caches for ten seconds by default, on every path. */
const keptByDefault = [404, 500, 501, 502, 503, 504];

const failuresAreNotKept: Rule = {
  says: 'the edge caches no error response, which the next user would get',
  offenders: (template, stage) => {
    if (stage === 'local') return [];
    const told = distributionOf(template).CustomErrorResponses ?? [];
    return keptByDefault
      .filter((status) => told.find(({ ErrorCode }) => ErrorCode === status)?.ErrorCachingMinTTL !== 0)
      .map(String);
  },
  spoil: (template) => {
    distributionOf(template).CustomErrorResponses?.pop();
  },
};

const unknownAddressesHaveTheirStatus: Rule = {
  says: 'only the site has edge functions, for the request and for the response status',
  offenders: (template) =>
    behaviorsOf(template)
      .filter((behavior) => {
        const events = (behavior.FunctionAssociations ?? []).map(({ EventType }) => EventType);
        const wanted = behavior.PathPattern === undefined ? ['viewer-request', 'viewer-response'] : [];
        return events.join() !== wanted.join();
      })
      .map(nameOf),
  spoil: (template) => distributionOf(template).DefaultCacheBehavior.FunctionAssociations?.pop(),
};

export const edgeRules: Rule[] = [
  nobodyUsesHttp,
  gatewaysAreNotCached,
  photosAreSigned,
  bucketsAnswerTheEdgeAlone,
  bucketsNeverReportErrors,
  errorsAreLeftAlone,
  failuresAreNotKept,
  unknownAddressesHaveTheirStatus,
];
