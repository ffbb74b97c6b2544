import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  type ISource,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment';
import type { RuntimeConfig } from '#shared/config/runtime-config.ts';
import { ORIGIN_MARK, SUPPORT_MARK } from '#shared/site/public-paths.ts';
import { hasPasskeys } from '../../stages.ts';
import type { Resources } from '../../resources.ts';
import { acknowledgeDeployer } from '../security-checks/acknowledge-deployer.ts';
import { createLogGroup } from '../functions/log-group.ts';
import type { SiteAddress } from './site-address.ts';
import { supportAddressOf } from '../settings/support-address.ts';

/** Returns the stage's configuration for the built site. */
const runtimeConfigOf = (
  { stage, users }: Resources,
  address: SiteAddress,
  commit: string | undefined,
): RuntimeConfig => ({
  stage: stage.name,
  ...(commit !== undefined && { commit }),
  region: stage.region,
  user_pool_id: users.pool.userPoolId,
  user_pool_client_id: users.client.userPoolClientId,
  user_pool_endpoint: stage.name === 'local' ? `${address.known?.[0]}/__local/aws/cognito` : null,
  passkeys: hasPasskeys(stage),
  breached_passwords_url:
    stage.name === 'local' ? `${address.known?.[0]}/__local/breached-passwords` : stage.breachedPasswords,
  full_food_table: stage.foodTable !== null,
  api_base: '/api',
  socket_path: '/live',
});

/**
 * Returns the pages, with site URL and support address inserted at deployment, so that one build serves every stage.
 */
const pagesOf = (webDist: string, origin: string, support: string): ISource => {
  const files = Source.asset(webDist, { exclude: ['assets'] });
  const markers = { [ORIGIN_MARK]: origin, [SUPPORT_MARK]: support };
  return { bind: (...from) => ({ ...files.bind(...from), markers }) };
};

/** A built site. */
interface SiteBuild {
  webDist: string;
  /** The commit it was built from, if known. */
  commit?: string;
}

/**
 * Deploys the built site to its bucket. Files under `assets/` have a content hash in their name and are cached for a
 * year; everything else is revalidated. Nothing is deleted, so that open tabs can still load their chunks.
 * @throws Error when the site was not built
 */
export const deploySite = (
  resources: Resources,
  address: SiteAddress,
  { webDist, commit }: SiteBuild,
  origin: string,
): void => {
  if (!existsSync(join(webDist, 'index.html'))) {
    throw new Error(`There is no built site in ${webDist}. Run "npm run build:web" first.`);
  }
  const { stage, siteFiles } = resources;
  const { site: stack } = resources.stacks;
  const common = {
    destinationBucket: siteFiles,
    prune: false,
    memoryLimit: 512,
    logGroup: createLogGroup(stack, 'DeployLogs', stage),
  } satisfies Partial<BucketDeploymentProps>;
  const assets = new BucketDeployment(stack, 'SiteAssets', {
    ...common,
    sources: [Source.asset(join(webDist, 'assets'))],
    destinationKeyPrefix: 'assets',
    cacheControl: [
      CacheControl.setPublic(),
      CacheControl.maxAge(Duration.days(365)),
      CacheControl.immutable(),
    ],
  });
  const pages = new BucketDeployment(stack, 'SitePages', {
    ...common,
    sources: [
      pagesOf(webDist, origin, supportAddressOf(stage)),
      Source.jsonData('config.json', runtimeConfigOf(resources, address, commit)),
    ],
    cacheControl: [CacheControl.noCache()],
  });
  // Pages are deployed after the assets that they reference.
  pages.node.addDependency(assets);
  acknowledgeDeployer(pages, siteFiles);
};
