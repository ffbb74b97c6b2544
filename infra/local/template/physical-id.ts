import { createHash } from 'node:crypto';
import type { Resource } from './model.ts';

/** Where a resolved resource carries its physical id. */
export const PHYSICAL_ID = 'local:physicalId';

type Unresolved = Pick<Resource, 'id' | 'type' | 'properties'>;

const LOWER = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits that depend on the seed alone, so that ids are the same at every start. */
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

/** Ids whose form their service fixes. */
const idForms: Record<string, (id: string) => string> = {
  'AWS::Cognito::UserPool': (id) => `us-east-1_${lettersOf(id, 9)}`,
  'AWS::Cognito::UserPoolClient': (id) => lettersOf(id, 26),
  'AWS::ApiGatewayV2::Api': (id) => lettersOf(id, 10),
  'AWS::S3::Bucket': (id) => `platewise-local-${id.toLowerCase().slice(0, 30)}-${lettersOf(id, 8)}`,
  'AWS::CloudFront::Distribution': (id) => `E${lettersOf(id, 13).toUpperCase()}`,
  'AWS::CloudFront::PublicKey': (id) => `K${lettersOf(id, 13).toUpperCase()}`,
};

/** The property by which a resource of this type may be named in the template. */
export const namePropertyOf = (type: string): string | undefined => nameProperties[type];

/**
 * The id or name by which a resource is known to its service: bucket, table or queue name, pool id, API id.
 * The same at every start; the logical id where the service gives it no form of its own.
 */
export const physicalIdOf = (resource: Unresolved): string => {
  const named = namePropertyOf(resource.type);
  const name = named === undefined ? undefined : resource.properties[named];
  if (typeof name === 'string') return name;
  return idForms[resource.type]?.(resource.id) ?? resource.id;
};
