import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../platform.ts';
import type { SiteAddress } from './site-address.ts';

/**
 * What a page of the site may load and call: its own origin, the user pool, and the bucket that photos are uploaded
 * to. No inline script or style, no eval. On one machine the last two live under the site's own addresses.
 */
export const contentSecurityPolicy = (
  { stack, stage }: Platform,
  photos: Bucket,
  address: SiteAddress,
): string => {
  const connect = [
    `https://cognito-idp.${stack.region}.amazonaws.com`,
    `https://${photos.bucketRegionalDomainName}`,
    ...(stage.name === 'local' ? (address.known ?? []) : []),
  ];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
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
