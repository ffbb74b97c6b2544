import { Annotations, Duration, type Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  Distribution,
  type DistributionProps,
  type ErrorResponse,
  HttpVersion,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Resources } from '../../resources.ts';
import { acknowledge } from '../security-checks/acknowledge.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { logEdge } from './edge-logs.ts';
import { EDGE_REGION } from './edge-region.ts';
import { createFirewall } from './firewall.ts';
import { createSiteHeaders } from './response-headers.ts';
import type { SiteAddress } from './site-address.ts';
import {
  apiBehavior,
  exportBehavior,
  photoBehavior,
  siteBehavior,
  socketBehavior,
} from './site-behaviors.ts';
import { createAlarms } from '../alarms/alarms.ts';
import { createEdgeAlarm } from '../alarms/edge-alarm.ts';

const ownDomain = ({ stack, stage }: Resources): Partial<DistributionProps> =>
  stage.domain
    ? {
        domainNames: [stage.domain.name],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(stack, 'Certificate', stage.domain.certificateArn),
      }
    : {};

/**
 * Disables caching of error responses. CloudFront caches them for ten seconds by path, even if nothing else is cached,
 * so
 * one user's error would be returned to everyone. The local edge has no cache.
 * Source: CloudFront Developer Guide, 'Control how long CloudFront caches errors'.
 */
const failuresNotKept = ({ stage }: Resources): Partial<DistributionProps> => {
  if (stage.name === 'local') return {};
  const statuses = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504];
  return {
    errorResponses: statuses.map((httpStatus): ErrorResponse => ({ httpStatus, ttl: Duration.seconds(0) })),
  };
};

/** Returns the context of the edge's stack. Its alarms only see metrics of their own region. */
const atEdge = (resources: Resources): Resources => {
  const { stacks, stage } = resources;
  const alarms =
    stage.region === EDGE_REGION ? resources.alarms : createAlarms(stacks.edge, 'EdgeAlarms', stage);
  return { ...resources, stack: stacks.edge, alarms };
};

/** Returns the bucket by name: its policy, which allows the edge to read, does not change with the distribution. */
const originOf = (edge: Stack, { bucketName, bucketRegionalDomainName, env, node }: Bucket): IBucket =>
  Bucket.fromBucketAttributes(edge, `${node.id}Origin`, {
    bucketName,
    bucketRegionalDomainName,
    region: env.region,
  });

/** Creates the single origin for browsers: the app's files, the API, the sockets and the photos. */
export const createSite = (product: Resources, address: SiteAddress): Distribution => {
  const resources = atEdge(product);
  const { stack, stage } = resources;
  const photos = originOf(stack, resources.photos);
  const firewall = createFirewall(resources);
  const headers = createSiteHeaders(
    stack,
    contentSecurityPolicy(resources, [resources.photos, resources.recordings], address),
  );
  const distribution = new Distribution(stack, 'Distribution', {
    ...ownDomain(resources),
    ...failuresNotKept(resources),
    ...(firewall && { webAclId: firewall.attrArn }),
    comment: `Platewise ${stage.name}`,
    defaultBehavior: siteBehavior(resources, originOf(stack, resources.siteFiles), headers),
    additionalBehaviors: {
      '/api/*': apiBehavior(resources),
      '/live': socketBehavior(resources),
      '/photos/*': photoBehavior(resources, photos),
      '/exports/*': exportBehavior(resources, photos),
    },
    httpVersion: HttpVersion.HTTP2_AND_3,
  });
  logEdge(resources, distribution);
  createEdgeAlarm(resources, distribution);
  acknowledge(distribution, 'AwsSolutions-CFR1', 'Users travel and log meals from any country.');
  if (!firewall) {
    acknowledge(
      distribution,
      'AwsSolutions-CFR2',
      'Development stage: the gateways throttle requests, and all data requires a verified token.',
    );
  }
  if (!stage.domain) {
    acknowledge(
      distribution,
      'AwsSolutions-CFR4',
      'The default cloudfront.net certificate does not support a minimum version; stages with a custom domain require TLS 1.2.',
    );
  }
  Annotations.of(distribution).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'The bucket policies allow distributions of this account (allow-edge-to-read.ts).',
  );
  return distribution;
};
