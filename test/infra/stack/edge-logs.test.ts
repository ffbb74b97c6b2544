import { expect, it } from 'vitest';
import { stages } from '#infra/stages.ts';
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
  'on stage %s the edge notes who asked for which path, and never a query, a cookie or the page before',
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
    // The other kind of log holds every query, and its fields cannot be chosen.
    expect(distribution?.properties.DistributionConfig).not.toHaveProperty('Logging');
  },
);

it('in another region the stage has none, because AWS refuses the delivery there and would take the deployment back', () => {
  const elsewhere = templateOf({ ...stages.prod, region: 'eu-central-1', firewall: false });
  const made = ['AWS::Logs::DeliverySource', 'AWS::Logs::DeliveryDestination', 'AWS::Logs::Delivery'].flatMap(
    (type) => resourcesOf(elsewhere, type),
  );
  expect(made).toEqual([]);
  expect(JSON.stringify(elsewhere)).not.toContain('delivery.logs.amazonaws.com');
});

it('only the delivery of this account may put logs into the bucket', () => {
  const statements = logPoliciesOf('prod')
    .flatMap(({ properties }) => properties.PolicyDocument?.Statement ?? [])
    .map((statement) => spelled(statement))
    .filter((statement) => statement.includes('delivery.logs.amazonaws.com'));
  expect(statements).toHaveLength(1);
  expect(statements[0]).toContain('aws:SourceAccount');
});

it('the delivery is made after the bucket’s policy, in whose place it would else make one', () => {
  const [delivery] = resourcesOf<Delivery>(templateOf('prod'), 'AWS::Logs::Delivery');
  const [policy] = logPoliciesOf('prod');
  expect(listOf(delivery?.resource.DependsOn)).toContain(policy?.id);
});
