import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import type { SiteAddress } from './site-address.ts';

/**
 * What a page of the site may load and call: its own origin, the user pool, and the buckets that browsers upload
 * to. No inline script or style, no eval; WebAssembly may run, because the reader of barcodes is made of it. On one machine the last two live under the site's own addresses.
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
