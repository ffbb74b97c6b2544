import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import type { SiteAddress } from './site-address.ts';

/**
 * Returns the content security policy of the site's pages: they can load from and call their own origin, the user pool,
 * and the upload buckets. No inline scripts or styles, no eval; WebAssembly is allowed for the barcode reader. Locally,
 * the pool and the buckets are served under the site's own origin.
 */
export const contentSecurityPolicy = (
  { stack, stage }: Platform,
  uploads: Bucket[],
  address: SiteAddress,
): string => {
  const connect = [
    `https://cognito-idp.${stack.region}.amazonaws.com`,
    ...uploads.map((bucket) => `https://${bucket.bucketRegionalDomainName}`),
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
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
