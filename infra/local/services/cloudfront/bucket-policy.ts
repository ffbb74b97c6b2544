import { conditionHolds } from '../../gateway/condition.ts';
import { matchesWildcard } from '../../gateway/wildcard.ts';
import { isRecord, recordOf, recordsOf } from '../../record.ts';
import { LOCAL_ACCOUNT, type LocalStack } from '../../template/model.ts';
import { textsIn } from './read-property.ts';

/** A policy statement as in the template: a single value can replace a list. */
type Statement = Record<string, unknown>;

const listOf = (value: unknown): string[] => textsIn({ value: [value].flat() }, 'value');

const isForCloudFront = ({ Principal }: Statement): boolean =>
  Principal === '*' ||
  (isRecord(Principal) &&
    (listOf(Principal['AWS']).includes('*') ||
      listOf(Principal['Service']).includes('cloudfront.amazonaws.com')));

/**
 * Returns whether a statement only denies plain HTTP or old TLS. CloudFront always uses TLS 1.2 or newer for a bucket.
 */
const isAboutTransport = ({ Condition }: Statement): boolean => {
  const keys = Object.values(recordOf(Condition)).flatMap((values) => Object.keys(recordOf(values)));
  return keys.length > 0 && keys.every((key) => ['aws:SecureTransport', 's3:TlsVersion'].includes(key));
};

const holds = ({ Condition }: Statement, distributionArn: string): boolean =>
  conditionHolds(recordOf(Condition) as Parameters<typeof conditionHolds>[0], {
    'AWS:SourceArn': [distributionArn],
    'AWS:SourceAccount': [LOCAL_ACCOUNT],
  });

/** Returns whether the template's bucket policy allows the distribution an action on a resource. */
export type BucketPolicy = (action: string, resource: string) => boolean;

/**
 * Reads the part of the bucket policy that applies to the distribution's signed requests; without a policy, nothing is
 * allowed.
 * Source: Amazon CloudFront Developer Guide, 'Restrict access to an Amazon S3 origin'.
 */
export const bucketPolicyOf = (stack: LocalStack, bucket: string, distributionArn: string): BucketPolicy => {
  const statements = stack
    .byType('AWS::S3::BucketPolicy')
    .filter(({ properties }) => properties['Bucket'] === bucket)
    .flatMap(({ properties }) => recordsOf(recordOf(properties['PolicyDocument'])['Statement']))
    .filter((statement) => isForCloudFront(statement) && !isAboutTransport(statement));
  return (action, resource) => {
    const applying = statements
      .filter(({ Action }) => listOf(Action).some((pattern) => matchesWildcard(pattern, action)))
      .filter(({ Resource }) => listOf(Resource).some((pattern) => matchesWildcard(pattern, resource)))
      .filter((statement) => holds(statement, distributionArn));
    const has = (effect: string) => applying.some(({ Effect }) => Effect === effect);
    return has('Allow') && !has('Deny');
  };
};
