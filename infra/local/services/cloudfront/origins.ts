import { recordOf, recordsOf } from '../../record.ts';
import { LOCAL_REGION, type LocalStack } from '../../template/model.ts';
import { findResource } from './find-resource.ts';
import type { HeaderList } from '../../http-server/http-message.ts';
import { refuseOthers, requiredText, textIn } from './read-property.ts';

/** A private bucket that the distribution reads with signed requests (origin access control). */
export interface BucketOrigin {
  kind: 'bucket';
  bucket: string;
  pathPrefix: string;
  /** Whether requests are signed. S3 treats unsigned requests as anonymous. */
  signed: boolean;
}

/** An HTTP or WebSocket API of API Gateway. */
export interface ApiOrigin {
  kind: 'http-api' | 'websocket-api';
  apiId: string;
  domainName: string;
  pathPrefix: string;
  customHeaders: HeaderList;
}

type Origin = BucketOrigin | ApiOrigin;

/** What a behavior requests files from: an origin, and another one for some of its errors (origin failover). */
export interface Target {
  origin: Origin;
  failover: { origin: Origin; statuses: ReadonlySet<number> } | null;
}

const known = [
  'Id',
  'DomainName',
  'OriginPath',
  'OriginAccessControlId',
  'S3OriginConfig',
  'CustomOriginConfig',
];
/** Connection settings without effect inside one process. */
const ofTheNetwork = ['ConnectionAttempts', 'ConnectionTimeout', 'OriginShield', 'ResponseCompletionTimeout'];

const S3_DOMAIN = `.s3.${LOCAL_REGION}.amazonaws.com`;
const API_DOMAIN = `.execute-api.${LOCAL_REGION}.amazonaws.com`;

const customHeadersOf = (origin: Record<string, unknown>): HeaderList =>
  recordsOf(origin['OriginCustomHeaders']).map((header) => [
    requiredText(header, 'HeaderName', 'OriginCustomHeaders'),
    textIn(header, 'HeaderValue'),
  ]);

const apiOriginOf = (stack: LocalStack, origin: Record<string, unknown>, domainName: string): ApiOrigin => {
  const apiId = domainName.slice(0, -API_DOMAIN.length);
  const api = findResource(stack, 'AWS::ApiGatewayV2::Api', apiId);
  if (!api)
    throw new Error(`An origin of the distribution is the API '${apiId}', which is not in the template.`);
  return {
    kind: api.properties['ProtocolType'] === 'WEBSOCKET' ? 'websocket-api' : 'http-api',
    apiId,
    domainName,
    pathPrefix: textIn(origin, 'OriginPath'),
    customHeaders: customHeadersOf(origin),
  };
};

const originOf = (stack: LocalStack, origin: Record<string, unknown>): Origin => {
  const domainName = requiredText(origin, 'DomainName', 'An origin of the distribution');
  refuseOthers(origin, [...known, ...ofTheNetwork, 'OriginCustomHeaders'], `The origin ${domainName}`);
  if (domainName.endsWith(API_DOMAIN)) return apiOriginOf(stack, origin, domainName);
  if (!domainName.endsWith(S3_DOMAIN)) {
    throw new Error(
      `The distribution's origin ${domainName} is neither a bucket nor an API of the template.`,
    );
  }
  return {
    kind: 'bucket',
    bucket: domainName.slice(0, -S3_DOMAIN.length),
    pathPrefix: textIn(origin, 'OriginPath'),
    signed: textIn(origin, 'OriginAccessControlId') !== '',
  };
};

const failoverStatusesOf = (group: Record<string, unknown>): Set<number> => {
  const codes = recordOf(recordOf(group['FailoverCriteria'])['StatusCodes'])['Items'];
  return new Set(Array.isArray(codes) ? codes.map(Number) : []);
};

/**
 * Returns a distribution's origins and origin groups by ID.
 * Source: Amazon CloudFront Developer Guide, 'Optimize high availability with CloudFront origin failover'.
 * @throws Error that names an origin outside the template, or a group that does not have two of its origins
 */
export const targetsOf = (stack: LocalStack, config: unknown): Map<string, Target> => {
  const targets = new Map(
    recordsOf(recordOf(config)['Origins']).map((origin): [string, Target] => [
      requiredText(origin, 'Id', 'An origin of the distribution'),
      { origin: originOf(stack, origin), failover: null },
    ]),
  );
  const groups = recordsOf(recordOf(recordOf(config)['OriginGroups'])['Items']).map(
    (group): [string, Target] => {
      const id = requiredText(group, 'Id', 'An origin group of the distribution');
      const [first, second] = recordsOf(recordOf(group['Members'])['Items']).map(
        (member) => targets.get(requiredText(member, 'OriginId', id))?.origin,
      );
      if (!first || !second) throw new Error(`The origin group ${id} needs two origins of the distribution.`);
      return [id, { origin: first, failover: { origin: second, statuses: failoverStatusesOf(group) } }];
    },
  );
  return new Map([...targets, ...groups]);
};
