import { clientErrorRoutes } from '#shared/client-errors/routes.ts';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import type { SiteAddress } from './site-address.ts';

/** The route that counts violations (`functions/client-errors/report-violation.ts`). */
const CSP_REPORTS = clientErrorRoutes.reportViolation.path;

/** Value of the header that names where `report-to` sends reports. Source: Reporting API, 'Reporting-Endpoints'. */
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORTS}"`;

/**
 * Returns the content security policy of the site's pages: they can load from and call their own origin, the user pool,
 * the upload buckets, and the list of breached passwords. No inline scripts or styles, no eval; WebAssembly is allowed for the barcode reader. Locally,
 * the pool and the buckets are served under the site's own origin.
 */
export const contentSecurityPolicy = (
  { stage }: Platform,
  uploads: Bucket[],
  address: SiteAddress,
): string => {
  const connect = [
    `https://cognito-idp.${stage.region}.amazonaws.com`,
    ...uploads.map((bucket) => `https://${bucket.bucketRegionalDomainName}`),
    ...(stage.breachedPasswords === null ? [] : [stage.breachedPasswords]),
    ...(stage.name === 'local' ? (address.known ?? []) : []),
  ];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The default policy in `web/public/theme.js` only allows the URLs of our workers and service worker. Without another
    // policy, text can become neither HTML nor script.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': [CSP_REPORTS],
    'report-to': ['csp'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
