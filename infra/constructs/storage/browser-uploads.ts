import { type CorsRule, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { SiteAddress } from '../site/site-address.ts';

/** Allows the site's own pages to upload files to a bucket; any origin if the stage has no domain. */
export const browserUploads = (address: SiteAddress): CorsRule[] => [
  {
    allowedMethods: [HttpMethods.POST],
    allowedOrigins: address.known ?? ['*'],
    allowedHeaders: ['content-type'],
  },
];
