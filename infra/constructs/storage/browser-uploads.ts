import { type CorsRule, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { SiteAddress } from '../site/site-address.ts';

/** Lets the site's own pages post files to a bucket; any origin while the stage has no address of its own yet. */
export const browserUploads = (address: SiteAddress): CorsRule[] => [
  {
    allowedMethods: [HttpMethods.POST],
    allowedOrigins: address.known ?? ['*'],
    allowedHeaders: ['content-type'],
  },
];
