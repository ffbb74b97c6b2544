import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import { parameterNames } from '../settings/parameter-names.ts';
import { allowReadingParameter } from './allow-reading-parameter.ts';

/**
 * Grants access to the site's origin for links; sets `SITE_ORIGIN_PARAMETER`. A parameter is used because the site is
 * created after the functions.
 */
export const grantSiteOrigin = (fn: Function, { stage }: Platform): void => {
  const { siteOrigin } = parameterNames(stage);
  allowReadingParameter(fn, siteOrigin);
  fn.addEnvironment('SITE_ORIGIN_PARAMETER', siteOrigin);
};
