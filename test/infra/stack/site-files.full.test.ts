import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runtimeConfig } from '#shared/config/runtime-config.ts';
import { ORIGIN_MARK, SUPPORT_MARK } from '#shared/site/public-paths.ts';
import { resourcesOf, spelled, synthesized, templateOf } from './template.ts';

interface DeploymentShape {
  DestinationBucketKeyPrefix: string;
  SystemMetadata: Record<string, string>;
  SourceMarkers: Record<string, unknown>[];
  Prune: boolean;
}

/** Returns the staged `config.json` with its markers replaced. */
const configOf = ({ template, outdir }: ReturnType<typeof synthesized>): unknown => {
  const file = readdirSync(outdir)
    .map((asset) => join(outdir, asset, 'config.json'))
    .find((path) => existsSync(path));
  const markers = deploymentsOf(template).flatMap(({ SourceMarkers }) => SourceMarkers ?? []);
  const text = markers
    .flatMap((marked) => Object.entries(marked))
    .reduce(
      (json, [marker, value]) => json.replace(marker, spelled(value)),
      readFileSync(file ?? '', 'utf8'),
    );
  return JSON.parse(text);
};

const deploymentsOf = (template: ReturnType<typeof synthesized>['template']): Partial<DeploymentShape>[] =>
  resourcesOf<DeploymentShape>(template, 'Custom::CDKBucketDeployment').map(({ properties }) => properties);

describe('The files of the site', () => {
  const dev = synthesized('dev');

  it('the site files stay cached for a year with a hash in their name, and are revalidated without one', () => {
    const kept = deploymentsOf(dev.template).map((each) => [
      each.DestinationBucketKeyPrefix ?? '',
      each.SystemMetadata?.['cache-control'],
    ]);
    expect(kept).toEqual([
      ['assets', 'public, max-age=31536000, immutable'],
      ['', 'no-cache'],
    ]);
  });

  it('the site files remain after a deployment for tabs that are still open', () => {
    expect(deploymentsOf(dev.template).map(({ Prune }) => Prune)).toEqual([false, false]);
  });

  it('the site files contain the configuration of a deployed environment with the AWS user pool', () => {
    const config = configOf(dev);
    expect(runtimeConfig.strict().parse(config)).toMatchObject({
      stage: 'dev',
      user_pool_endpoint: null,
      full_food_table: false,
    });
    expect(config).toMatchObject({
      user_pool_id: expect.stringMatching(/^<Users\w+>$/),
      user_pool_client_id: expect.stringMatching(/^<UsersWeb\w+>$/),
    });
  });

  it('the site files and the outputs name the deployed commit', () => {
    const commit = 'a1b2c3d4'.repeat(5);
    const deployed = synthesized('dev', undefined, commit);
    expect(configOf(deployed)).toMatchObject({ commit });
    expect(deployed.template.Outputs['Commit']).toEqual({ Value: commit });
    expect(dev.template.Outputs).not.toHaveProperty('Commit');
  });

  it('the site files receive the site address and the support address during deployment, not in the build', () => {
    const markersOf = (stage: 'dev' | 'local') =>
      deploymentsOf(templateOf(stage)).flatMap(({ SourceMarkers }) => SourceMarkers ?? [])[0];
    expect(spelled(markersOf('dev')?.[ORIGIN_MARK])).toMatch(/^https:\/\/<Distribution\w+\.DomainName>$/);
    expect(markersOf('dev')?.[SUPPORT_MARK]).toBe('support@example.com');
    expect(markersOf('local')).toEqual({
      [ORIGIN_MARK]: { Ref: 'LocalOrigin' },
      [SUPPORT_MARK]: 'support@platewise.local',
    });
  });

  it('the site files contain the address of the local user pool in the local environment', () => {
    expect(configOf(synthesized('local'))).toMatchObject({
      stage: 'local',
      user_pool_endpoint: '<LocalOrigin>/__local/aws/cognito',
    });
  });
});
