import { describe, expect, it } from 'vitest';
import { decide } from '#infra/local/gateway/iam.ts';
import type { PolicyStatement } from '#infra/local/gateway/principal.ts';
import type { RequiredPermission } from '#infra/local/gateway/aws-service.ts';
import { principal } from './aws-endpoint.ts';

const READ: RequiredPermission = { action: 's3:GetObject', resource: 'arn:aws:s3:::photos/incoming/a.jpg' };

const allow = (over: Partial<PolicyStatement> = {}): PolicyStatement => ({
  Effect: 'Allow',
  Action: 's3:GetObject',
  Resource: 'arn:aws:s3:::photos/*',
  ...over,
});

const decided = (statements: PolicyStatement[], permission = READ) =>
  decide(principal('role', statements), permission);

const query = (keys: string[]): RequiredPermission => ({
  action: 'dynamodb:Query',
  resource: 'arn:aws:dynamodb:us-east-1:000000000000:table/t',
  context: { 'dynamodb:LeadingKeys': keys },
});

describe('The IAM policy evaluation', () => {
  it('the IAM policy evaluation denies actions that no statement allows', () => {
    expect(decided([])).toBe('implicit deny');
    expect(decided([allow({ Action: 's3:PutObject' })])).toBe('implicit deny');
    expect(decided([allow({ Resource: 'arn:aws:s3:::other/*' })])).toBe('implicit deny');
  });

  it('supports wildcards, and ignores the case of actions', () => {
    expect(decided([allow({ Action: ['dynamodb:*', 'S3:getobject*'] })])).toBe('allow');
    expect(decided([allow({ Resource: 'arn:aws:s3:::photos/*/?.jpg' })])).toBe('allow');
    expect(decided([allow({ Resource: 'arn:aws:s3:::photos/?.jpg' })])).toBe('implicit deny');
  });

  it('treats every character except wildcards literally', () => {
    expect(decided([allow({ Resource: 'arn:aws:s3:::photos/incoming/aXjpg' })])).toBe('implicit deny');
    expect(decided([allow({ Resource: 'arn:aws:s3:::photos/incoming/a.jp(g)+' })])).toBe('implicit deny');
  });

  it('the IAM policy evaluation lets an explicit deny override any allow', () => {
    const deny = allow({ Effect: 'Deny', Resource: 'arn:aws:s3:::photos/incoming/*' });
    expect(decided([allow(), deny, allow()])).toBe('explicit deny');
  });

  it('combines condition keys by AND and the values of a key by OR', () => {
    const list: RequiredPermission = {
      action: 's3:ListBucket',
      resource: 'arn:aws:s3:::photos',
      context: { 's3:prefix': ['incoming/'], 's3:delimiter': [] },
    };
    const under = (Condition: PolicyStatement['Condition']) =>
      decided([allow({ Action: 's3:ListBucket', Resource: '*', Condition })], list);
    expect(under({ StringEquals: { 's3:prefix': ['meals/', 'incoming/'] } })).toBe('allow');
    expect(under({ StringLike: { 'S3:Prefix': 'in*' } })).toBe('allow');
    expect(under({ StringLike: { 's3:prefix': 'in*', 's3:delimiter': '*' } })).toBe('implicit deny');
    expect(under({ StringEquals: { 'aws:RequestedRegion': 'eu-west-1' } })).toBe('implicit deny');
  });

  it('matches ForAllValues when every value matches or none is present', () => {
    const own = allow({
      Action: 'dynamodb:Query',
      Resource: '*',
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['user#1', 'public#*'] } },
    });
    expect(decided([own], query(['user#1', 'public#2']))).toBe('allow');
    expect(decided([own], query([]))).toBe('allow');
    expect(decided([own], query(['user#1', 'user#2']))).toBe('implicit deny');
  });

  it('the IAM policy evaluation throws with the name of an unsupported condition', () => {
    const withCondition = (Condition: PolicyStatement['Condition']) => () => decided([allow({ Condition })]);
    expect(withCondition({ NumericLessThan: { 's3:max-keys': '10' } })).toThrow('NumericLessThan');
    expect(withCondition({ StringEquals: { 'aws:SourceVpc': 'vpc-1' } })).toThrow('aws:SourceVpc');
    const notAction = { ...allow(), NotAction: 's3:*' };
    expect(() => decided([notAction])).toThrow('NotAction');
    expect(() => decided([allow({ Resource: 'arn:aws:s3:::${aws:username}/*' })])).toThrow('${aws:username}');
  });
});
