import { conditionHolds } from '../../gateway/condition.ts';
import { matchesWildcard } from '../../gateway/wildcard.ts';
import { isRecord, recordOf, recordsOf } from '../../record.ts';
import { LOCAL_ACCOUNT, type LocalStack } from '../../template/model.ts';
import { textsIn } from './read-property.ts';

/** A statement as a template spells it: single values may stand without a list. */
type Statement = Record<string, unknown>;

const listOf = (value: unknown): string[] => textsIn({ value: [value].flat() }, 'value');

const isForCloudFront = ({ Principal }: Statement): boolean =>
  Principal === '*' ||
  (isRecord(Principal) &&
    (listOf(Principal['AWS']).includes('*') ||
      listOf(Principal['Service']).includes('cloudfront.amazonaws.com')));

/** Refusals of plain http or old TLS do not touch CloudFront, which speaks TLS 1.2 or newer to a bucket. */
const isAboutTransport = ({ Condition }: Statement): boolean => {
  const keys = Object.values(recordOf(Condition)).flatMap((values) => Object.keys(recordOf(values)));
  return keys.length > 0 && keys.every((key) => ['aws:SecureTransport', 's3:TlsVersion'].includes(key));
};

const holds = ({ Condition }: Statement, distributionArn: string): boolean =>
  conditionHolds(recordOf(Condition) as Parameters<typeof conditionHolds>[0], {
    'AWS:SourceArn': [distributionArn],
    'AWS:SourceAccount': [LOCAL_ACCOUNT],
  });

/** Whether the bucket's policy in the template lets the distribution do this to the resource. */
export type BucketPolicy = (action: string, resource: string) => boolean;

/**
 * The bucket's policy as it concerns the distribution's signed requests; without one, nothing is allowed.
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
