import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import { parameterNames } from '../settings/parameter-names.ts';
import { allowReadingParameter } from './allow-reading-parameter.ts';

/** To name the site in links; `SITE_ORIGIN_PARAMETER`. By parameter, because the site comes after the functions. */
export const grantSiteOrigin = (fn: Function, { stage }: Platform): void => {
  const { siteOrigin } = parameterNames(stage);
  allowReadingParameter(fn, siteOrigin);
  fn.addEnvironment('SITE_ORIGIN_PARAMETER', siteOrigin);
};
