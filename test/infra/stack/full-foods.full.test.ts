import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulesHash } from '#infra/foods/rules-hash.ts';
import { addSecurityChecks } from '#infra/security-checks.ts';
import { createAppStacks } from '#infra/app-stacks.ts';
import { stages, type Stage } from '#infra/stages.ts';
import { cdkContext } from '#infra/synthesize.ts';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { writeTable } from '#shared/nutrition/prebuilt/write-table.ts';
import { App } from 'aws-cdk-lib';
import { brotliCompressSync } from 'node:zlib';
import { bucketRules } from './rules/buckets.ts';
import {
  builtSite,
  resourcesOf,
  spelled,
  synthesized,
  templateOf,
  temporaryFolder,
  type Template,
} from './template.ts';

const file = join(temporaryFolder(), 'full.foods');
const bytes = brotliCompressSync(writeTable(builtInTable.slice(0, 3), rulesHash()));
writeFileSync(file, bytes);
const key = `${createHash('sha256').update(bytes).digest('hex')}.foods`;
const stage: Stage = { ...stages.prod, foodTable: file };
const { template, outdir } = synthesized(stage);

const bucketsOf = (of: Template) =>
  resourcesOf<{ VersioningConfiguration: unknown }>(of, 'AWS::S3::Bucket').filter(({ id }) =>
    /^Foods[0-9A-F]/.test(id),
  );

/** Returns the statements about the food table's bucket, with their policies. */
const statementsOf = (of: Template) =>
  resourcesOf<{ PolicyDocument: { Statement: { Action: unknown; Resource: unknown }[] } }>(
    of,
    'AWS::IAM::Policy',
  )
    .flatMap(({ id, properties }) =>
      (properties.PolicyDocument?.Statement ?? []).flatMap(({ Action, Resource }) =>
        // CDK merges statements with the same action.
        [Resource].flat().map((each) => ({ id, action: Action, resource: spelled(each) })),
      ),
    )
    .filter(({ id, resource }) => /^<Foods[0-9A-F]/.test(resource) && !id.startsWith('CustomCDK'));

/** The functions that look up foods. */
const lookUpFunctions = [
  'CoachIndex',
  'FoodsIndex',
  'MealPlansIndex',
  'PublicApiIndex',
  'RecipesIndex',
  'ScanIndex',
  'SocialIndex',
];

describe('An environment with a full food table', () => {
  it('an environment with a full food table stores it in a versioned bucket, as private as every other', () => {
    expect(bucketsOf(template).map(({ properties }) => properties.VersioningConfiguration)).toEqual([
      { Status: 'Enabled' },
    ]);
    for (const { offenders } of bucketRules) expect(offenders(template, 'prod')).toEqual([]);
  });

  it('an environment with a full food table uploads it with the deployment under its content hash, and keeps earlier ones', () => {
    const staged = readdirSync(outdir)
      .map((asset) => join(outdir, asset, key))
      .find((path) => existsSync(path));
    expect(readFileSync(staged ?? '')).toEqual(bytes);
    const deployments = resourcesOf<{ Prune: boolean; DestinationBucketName: unknown }>(
      template,
      'Custom::CDKBucketDeployment',
    ).filter(({ properties }) => spelled(properties.DestinationBucketName).startsWith('<Foods'));
    expect(deployments.map(({ properties }) => properties.Prune)).toEqual([false]);
  });

  it('lets exactly the functions that look up foods read that object, and nothing else in the bucket', () => {
    const statements = statementsOf(template);
    expect(statements.map(({ id }) => id.replace(/Role.*/, '')).sort()).toEqual(lookUpFunctions);
    for (const { action, resource } of statements) {
      expect(action).toBe('s3:GetObject');
      expect(resource.endsWith(`/${key}`)).toBe(true);
    }
  });

  it('an environment with a full food table passes its location to the lookup functions, and raises an alarm when they cannot read it', () => {
    const told = resourcesOf<{ Environment: { Variables: Record<string, unknown> } }>(
      template,
      'AWS::Lambda::Function',
    ).filter(({ properties }) => properties.Environment?.Variables['FOOD_TABLE_KEY'] === key);
    expect(told.map(({ id }) => id.replace(/Function.*/, '')).sort()).toEqual(lookUpFunctions);
    const alarms = resourcesOf<{
      MetricName: string;
      Dimensions: { Value: string }[];
      AlarmActions: unknown[];
    }>(template, 'AWS::CloudWatch::Alarm').filter(
      ({ properties }) => properties.MetricName === 'FullFoodTableFailed',
    );
    expect(alarms.map(({ properties }) => String(properties.Dimensions?.[0]?.Value)).sort()).toEqual([
      'coach',
      'foods',
      'meal-plans',
      'public-api',
      'recipes',
      'scan',
      'social',
    ]);
    expect(alarms.every(({ properties }) => properties.AlarmActions?.length === 1)).toBe(true);
  });

  it('an environment with a full food table passes the security checks', () => {
    const app = new App({ outdir: temporaryFolder(), context: cdkContext() });
    createAppStacks(app, stage, { bundles: null, webDist: builtSite() });
    addSecurityChecks(app);
    expect(() => app.synth()).not.toThrow();
  });

  it('an environment with a full food table cannot be synthesized while the table is missing', () => {
    expect(() => synthesized({ ...stage, foodTable: '/nowhere/full.foods' })).toThrow(
      'The food table /nowhere/full.foods does not exist.',
    );
  });
});

describe('An environment without a full food table', () => {
  it('an environment without a full food table defines no bucket, variable or permission for it', () => {
    const plain = templateOf('prod');
    expect([bucketsOf(plain), statementsOf(plain)]).toEqual([[], []]);
    expect(JSON.stringify(plain)).not.toContain('FOOD_TABLE');
  });
});
