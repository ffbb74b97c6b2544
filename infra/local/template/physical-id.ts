import { createHash } from 'node:crypto';
import type { Resource } from './model.ts';

/** Metadata key of a resolved resource's physical ID. */
export const PHYSICAL_ID = 'local:physicalId';

type Unresolved = Pick<Resource, 'id' | 'type' | 'properties'>;

const LOWER = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Returns letters and digits that only depend on the seed, so that IDs are the same on every start. */
const lettersOf = (seed: string, length: number): string =>
  [...createHash('sha256').update(seed).digest()]
    .concat([...createHash('sha512').update(seed).digest()])
    .slice(0, length)
    .map((byte) => LOWER[byte % LOWER.length])
    .join('');

const nameProperties: Record<string, string> = {
  'AWS::Cognito::UserPoolGroup': 'GroupName',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SSM::Parameter': 'Name',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Events::Rule': 'Name',
  'AWS::Scheduler::Schedule': 'Name',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::ApiGatewayV2::Stage': 'StageName',
};

/** Resource types with a fixed ID format. */
const idForms: Record<string, (id: string) => string> = {
  'AWS::Cognito::UserPool': (id) => `us-east-1_${lettersOf(id, 9)}`,
  'AWS::Cognito::UserPoolClient': (id) => lettersOf(id, 26),
  'AWS::ApiGatewayV2::Api': (id) => lettersOf(id, 10),
  'AWS::S3::Bucket': (id) => `platewise-local-${id.toLowerCase().slice(0, 30)}-${lettersOf(id, 8)}`,
  'AWS::CloudFront::Distribution': (id) => `E${lettersOf(id, 13).toUpperCase()}`,
  'AWS::CloudFront::PublicKey': (id) => `K${lettersOf(id, 13).toUpperCase()}`,
};

/** Returns the property that names a resource of this type in the template. */
export const namePropertyOf = (type: string): string | undefined => nameProperties[type];

/**
 * Returns the ID or name of a resource in its service: bucket, table or queue name, pool ID, API ID. The same on every
 * start; the logical ID if the service has no specific format.
 */
export const physicalIdOf = (resource: Unresolved): string => {
  const named = namePropertyOf(resource.type);
  const name = named === undefined ? undefined : resource.properties[named];
  if (typeof name === 'string') return name;
  return idForms[resource.type]?.(resource.id) ?? resource.id;
};
