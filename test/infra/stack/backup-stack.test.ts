import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { createBackupStack } from '#infra/backup-stack.ts';
import { stages } from '#infra/stages.ts';
import { backupTemplateOf } from './backups.ts';
import { schemaProblems } from './quality-gates/schema.ts';
import { resourcesOf, spelled, type Template } from './template.ts';

interface Statement {
  Effect: string;
  Principal: { AWS: string };
  Action: string | string[];
  Resource: unknown;
  Condition?: Record<string, unknown>;
}

const template: Template = backupTemplateOf();
const statements = resourcesOf<{ PolicyDocument: { Statement: Statement[] } }>(
  template,
  'AWS::S3::BucketPolicy',
)
  .filter(({ id }) => id.startsWith('BackupsPolicy'))
  .flatMap(({ properties }) => properties.PolicyDocument?.Statement ?? []);
const bucket = resourcesOf<{
  BucketName: string;
  LifecycleConfiguration: { Rules: Record<string, unknown>[] };
}>(template, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('Backups'));

describe('The backup stack of an environment', () => {
  it('the backup stack keeps a private bucket with versions in the second account, which the schemas accept', () => {
    expect(bucket?.properties).toMatchObject({
      BucketName: 'platewise-prod-backups-222222222222-us-west-2',
      VersioningConfiguration: { Status: 'Enabled' },
      PublicAccessBlockConfiguration: { BlockPublicPolicy: true, RestrictPublicBuckets: true },
    });
    expect(bucket?.resource.DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(schemaProblems(template, 'us-west-2')).toEqual([]);
  });

  it('the backup stack lets only roles of the stage in its account write', () => {
    const writing = statements.filter(
      ({ Effect, Action }) => Effect === 'Allow' && /Put|Replicate|Abort|Owner/.test([Action].flat().join()),
    );
    expect(writing.length).toBeGreaterThan(0);
    for (const { Principal, Condition } of writing) {
      expect(Principal).toEqual({ AWS: 'arn:aws:iam::111111111111:root' });
      expect(Condition).toEqual({
        ArnLike: { 'aws:PrincipalArn': 'arn:aws:iam::111111111111:role/Platewise-prod-*' },
      });
    }
  });

  it('the backup stack lets no one delete a version, whatever a policy of the account allows', () => {
    const denied = statements.find(({ Effect, Condition }) => Effect === 'Deny' && !Condition);
    expect(denied).toMatchObject({
      Principal: { AWS: '*' },
      Action: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
    });
    expect(spelled(denied?.Resource)).toMatch(/^<Backups\w+\.Arn>\/\*$/);
    const allowed = statements.filter(({ Effect }) => Effect === 'Allow').flatMap(({ Action }) => Action);
    expect(allowed.filter((action) => /Delete(?!$)|\*|Lifecycle|BucketPolicy/.test(action))).toEqual([]);
  });

  it('the backup stack deletes exports and deleted photos within 35 days, and keeps overwritten exports for five', () => {
    const rules = bucket?.properties.LifecycleConfiguration?.Rules;
    expect(rules).toContainEqual({ Prefix: 'table/', ExpirationInDays: 28, Status: 'Enabled' });
    expect(rules).toContainEqual({
      Prefix: 'table/',
      NoncurrentVersionExpiration: { NoncurrentDays: 5 },
      Status: 'Enabled',
    });
    expect(rules).toContainEqual({
      Prefix: 'photos/',
      NoncurrentVersionExpiration: { NoncurrentDays: 32 },
      Status: 'Enabled',
    });
    const expiring = rules?.filter(({ ExpirationInDays }) => ExpirationInDays !== undefined);
    expect(expiring?.map(({ Prefix }) => Prefix)).toEqual(['table/', 'erased/']);
  });

  it('an environment without backups has no backup stack', () => {
    expect(createBackupStack(new App(), stages.dev)).toBeNull();
  });
});
