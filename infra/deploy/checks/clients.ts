import { resolveMx } from 'node:dns/promises';
import { ACMClient } from '@aws-sdk/client-acm';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { Route53Client } from '@aws-sdk/client-route-53';
import { S3Client } from '@aws-sdk/client-s3';
import { SESClient } from '@aws-sdk/client-ses';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { EDGE_REGION } from '../../constructs/site/edge-region.ts';

/** The services that the checks read. */
export interface Clients {
  ssm: SSMClient;
  /** Parameters of the region with CloudFront's stack. */
  edgeSsm: SSMClient;
  ses: SESv2Client;
  /** Receipt rules, which only the first version of the API has. */
  receiving: SESClient;
  /** Reads the bucket of backups, and the emails of walks. */
  s3: S3Client;
  lambda: LambdaClient;
  /** Certificates of CloudFront, which are in its region. */
  acm: ACMClient;
  route53: Route53Client;
  cloudfront: CloudFrontClient;
  /** Returns the mail servers of a domain (DNS MX). */
  mailServersOf: (domain: string) => Promise<string[]>;
}

export const openClients = (region: string): Clients => ({
  ssm: new SSMClient({ region }),
  edgeSsm: new SSMClient({ region: EDGE_REGION }),
  ses: new SESv2Client({ region }),
  receiving: new SESClient({ region }),
  // The bucket of backups may be in another region.
  s3: new S3Client({ region, followRegionRedirects: true }),
  lambda: new LambdaClient({ region }),
  acm: new ACMClient({ region: EDGE_REGION }),
  route53: new Route53Client({ region: EDGE_REGION }),
  cloudfront: new CloudFrontClient({ region: EDGE_REGION }),
  mailServersOf: async (domain) => (await resolveMx(domain)).map(({ exchange }) => exchange),
});
