import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Platform } from '../../platform.ts';
import { parameterNames } from '../settings/parameter-names.ts';

/** Tells functions where the site is (`grants/grant-site-origin.ts`). */
export const publishSiteOrigin = ({ stack, stage }: Platform, origin: string): StringParameter =>
  new StringParameter(stack, 'SiteOrigin', {
    parameterName: parameterNames(stage).siteOrigin,
    stringValue: origin,
  });
