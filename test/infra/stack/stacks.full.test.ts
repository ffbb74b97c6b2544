import { describe, expect, it } from 'vitest';
import type { CloudFormationStackArtifact } from 'aws-cdk-lib/cx-api';
import { stages } from '#infra/stages.ts';
import { synthesize } from '#infra/synthesize.ts';
import { builtSite, resourcesOf, type Template, temporaryFolder } from './template.ts';

const stacksOf = (region: string, isProtected = true): Map<string, CloudFormationStackArtifact> => {
  const stage = { ...stages.prod, region, isProtected };
  const assembly = synthesize(stage, { outdir: temporaryFolder(), bundles: null, webDist: builtSite() });
  return new Map(assembly.stacks.map((stack) => [stack.stackName.replace('Platewise-prod-', ''), stack]));
};

const american = stacksOf('us-east-1');
const european = stacksOf('eu-central-1');

const resourcesIn = (stack: CloudFormationStackArtifact | undefined): Template =>
  (stack?.template ?? { Resources: {} }) as Template;

const typesIn = (stack: CloudFormationStackArtifact | undefined): Set<string> =>
  new Set(Object.values(resourcesIn(stack).Resources).map(({ Type }) => Type));

/** Returns the names of the stacks that must be deployed before the given one. */
const before = (stack: CloudFormationStackArtifact | undefined): string[] =>
  (stack?.dependencies ?? [])
    .map(({ id }) => id)
    .filter((id) => !id.endsWith('.assets'))
    .map((id) => id.replace('Platewise-prod-', ''));

describe('The stacks of an environment', () => {
  it('stacks keep all data apart from what is rebuilt', () => {
    const holders = ['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::CloudFront::PublicKey'];
    for (const [name, stack] of american)
      expect(holders.filter((type) => typesIn(stack).has(type))).toEqual(name === 'Data' ? holders : []);
    const buckets = [...american].filter(([, stack]) => typesIn(stack).has('AWS::S3::Bucket'));
    // The edge has a bucket for its own logs only.
    expect(buckets.map(([name]) => name).sort()).toEqual(['Data', 'Edge']);
  });

  it('stacks are deployed in order, with the files of the site after everything that they call', () => {
    expect(before(american.get('Data'))).toEqual([]);
    expect(before(american.get('Api'))).toEqual(['Data']);
    expect(before(american.get('Edge')).sort()).toEqual(['Api', 'Data']);
    expect(before(american.get('Site')).sort()).toEqual(['Alarms', 'Api', 'Data', 'Edge']);
    expect(typesIn(american.get('Site'))).toContain('Custom::CDKBucketDeployment');
  });

  it('stacks import data strongly, so that a table or pool in use cannot be replaced, and read everything else weakly', () => {
    const textOf = (name: string): string => JSON.stringify(american.get(name)?.template);
    expect(textOf('Api')).toContain('Fn::ImportValue');
    expect(textOf('Api')).not.toContain('Fn::GetStackOutput');
    for (const name of ['Edge', 'Alarms', 'Site']) expect(textOf(name)).not.toContain('Fn::ImportValue');
  });

  it('stacks are protected, except during a first deployment, which can be repeated after a failure', () => {
    expect([...american.values()].map(({ terminationProtection }) => terminationProtection)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    const first = stacksOf('us-east-1', false);
    expect([...first.values()].filter(({ terminationProtection }) => terminationProtection)).toEqual([]);
    expect(JSON.stringify(first.get('Data')?.template)).not.toMatch(
      /"Deletion(?:Protection)?Enabled":true|"ACTIVE"/,
    );
  });
});

describe('The stacks of an environment in Europe', () => {
  it('European stacks have firewall, edge logs and edge alarms in us-east-1, and everything else in their region', () => {
    for (const [name, stack] of european)
      expect(stack.environment.region).toBe(name === 'Edge' ? 'us-east-1' : 'eu-central-1');
    for (const type of [
      'AWS::CloudFront::Distribution',
      'AWS::WAFv2::WebACL',
      'AWS::WAFv2::LoggingConfiguration',
      'AWS::Logs::Delivery',
      'AWS::SNS::Subscription',
    ])
      expect(typesIn(european.get('Edge'))).toContain(type);
    const alarms = resourcesOf<{ AlarmName: string }>(
      resourcesIn(european.get('Edge')),
      'AWS::CloudWatch::Alarm',
    ).map(({ properties }) => properties.AlarmName);
    expect(alarms.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      'Platewise-prod-Distribution-EdgeErrors',
      'Platewise-prod-Firewall-BlockedRequests',
    ]);
  });

  it('European stacks read each output from the region of its stack', () => {
    const edge = JSON.stringify(european.get('Edge')?.template);
    expect(edge).toContain('{"StackName":"Platewise-prod-Api","Region":"eu-central-1"');
    expect(edge).toContain('.execute-api.eu-central-1.');
    const site = JSON.stringify(european.get('Site')?.template);
    expect(site).toContain('{"StackName":"Platewise-prod-Edge","Region":"us-east-1"');
  });
});
