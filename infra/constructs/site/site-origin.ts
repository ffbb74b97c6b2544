import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Platform } from '../../platform.ts';
import { parameterNames } from '../settings/parameter-names.ts';

/** Publishes the site's origin for functions (`grants/grant-site-origin.ts`). */
export const publishSiteOrigin = ({ stacks, stage }: Platform, origin: string): StringParameter =>
  new StringParameter(stacks.site, 'SiteOrigin', {
    parameterName: parameterNames(stage).siteOrigin,
    stringValue: origin,
  });
