import { expect, it } from 'vitest';
import { listOf, resourcesOf, spelled, templateOf } from './template.ts';

interface BucketPolicy {
  PolicyDocument: { Statement: unknown[] };
}

const logPoliciesOf = (stage: 'dev' | 'prod') =>
  resourcesOf<BucketPolicy>(templateOf(stage), 'AWS::S3::BucketPolicy').filter(({ properties }) =>
    spelled(properties.PolicyDocument).includes('delivery.logs.amazonaws.com'),
  );

interface Delivery {
  RecordFields: string[];
}

it.each(['dev', 'prod'] as const)(
  'the edge logs of environment %s contain visitor and path, but never a query, cookie or referrer',
  (stage) => {
    const template = templateOf(stage);
    const [source] = resourcesOf<{ ResourceArn: unknown }>(template, 'AWS::Logs::DeliverySource');
    const [distribution] = resourcesOf<{ DistributionConfig: { Logging?: unknown } }>(
      template,
      'AWS::CloudFront::Distribution',
    );
    expect(JSON.stringify(source?.properties.ResourceArn)).toContain(distribution?.id);
    const [delivery] = resourcesOf<Delivery>(template, 'AWS::Logs::Delivery');
    const fields = delivery?.properties.RecordFields ?? [];
    expect(fields).toContain('cs-uri-stem');
    expect(fields.filter((field) => /query|cookie|referer/i.test(field))).toEqual([]);
    // The other log type stores every query, and its fields cannot be selected.
    expect(distribution?.properties.DistributionConfig).not.toHaveProperty('Logging');
  },
);

it('the log bucket accepts only the delivery of this account', () => {
  const statements = logPoliciesOf('prod')
    .flatMap(({ properties }) => properties.PolicyDocument?.Statement ?? [])
    .map((statement) => spelled(statement))
    .filter((statement) => statement.includes('delivery.logs.amazonaws.com'));
  expect(statements).toHaveLength(1);
  expect(statements[0]).toContain('aws:SourceAccount');
});

it('the log delivery is created after the bucket policy, which it would otherwise replace', () => {
  const [delivery] = resourcesOf<Delivery>(templateOf('prod'), 'AWS::Logs::Delivery');
  const [policy] = logPoliciesOf('prod');
  expect(listOf(delivery?.resource.DependsOn)).toContain(policy?.id);
});
