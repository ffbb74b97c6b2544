import { describe, expect, it } from 'vitest';
import { firstDeploymentOf, type Stage, stages } from '#infra/stages.ts';
import { type StageStack, stacksOf } from './stage-stacks.ts';
import { resourcesOf, type Template } from './template.ts';

const named = (region: string, prod: Stage = stages.prod): Map<string, StageStack> =>
  new Map(stacksOf({ ...prod, region }).map((stack) => [stack.name, stack]));

const american = named('us-east-1');
const european = named('eu-central-1');

const resourcesIn = (stack: StageStack | undefined): Template =>
  stack?.template ?? { Resources: {}, Outputs: {} };

const typesIn = (stack: StageStack | undefined): Set<string> =>
  new Set(Object.values(resourcesIn(stack).Resources).map(({ Type }) => Type));

/** Returns the names of the stacks that must be deployed before the given one. */
const before = (stack: StageStack | undefined): string[] => stack?.after ?? [];

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
    // The key of photo addresses is replaced by the next one.
    const weak = textOf('Api').matchAll(
      /"Fn::GetStackOutput":\{[^}]*"OutputName":"PublishOutputRef([A-Za-z]+)/g,
    );
    expect([...new Set([...weak].map(([, name]) => name))]).toEqual(['PhotoKey']);
    for (const name of ['Edge', 'Alarms', 'Site']) expect(textOf(name)).not.toContain('Fn::ImportValue');
  });

  it('stacks are protected, except during a first deployment, which can be repeated after a failure', () => {
    expect([...american.values()].map(({ isProtected }) => isProtected)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    const first = named('us-east-1', firstDeploymentOf(stages.prod));
    expect([...first.values()].filter(({ isProtected }) => isProtected)).toEqual([]);
    expect(JSON.stringify(first.get('Data')?.template)).not.toMatch(
      /"Deletion(?:Protection)?Enabled":true|"ACTIVE"/,
    );
  });

  it('releases of functions start once the stack with their alarms exists', () => {
    const releases = 'AWS::CodeDeploy::DeploymentGroup';
    const first = named('us-east-1', firstDeploymentOf(stages.prod));
    expect(before(american.get('Alarms'))).toContain('Api');
    expect(typesIn(american.get('Api'))).toContain(releases);
    expect(typesIn(first.get('Api'))).not.toContain(releases);
    const alarms = JSON.stringify(first.get('Alarms')?.template);
    const guards = resourcesOf<{ AlarmConfiguration: { Alarms: { Name: string }[] } }>(
      resourcesIn(american.get('Api')),
      releases,
    ).flatMap(({ properties }) => properties.AlarmConfiguration?.Alarms ?? []);
    expect(guards.length).toBeGreaterThan(10);
    expect(guards.filter(({ Name }) => !alarms.includes(`"AlarmName":"${Name}"`))).toEqual([]);
  });
});

describe('The stacks of an environment in Europe', () => {
  it('European stacks have firewall, edge logs and edge alarms in us-east-1, and everything else in their region', () => {
    for (const [name, stack] of european)
      expect(stack.region).toBe(name === 'Edge' ? 'us-east-1' : 'eu-central-1');
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
