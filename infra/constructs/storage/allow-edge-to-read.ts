import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';

/**
 * Allows CloudFront to read objects for distributions of this account. The site's distribution cannot be named: it is
 * created later, from the bucket's name.
 */
export const allowEdgeToRead = (bucket: Bucket, keys: string[]): void => {
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: keys.map((key) => bucket.arnForObjects(key)),
      conditions: {
        StringLike: { 'aws:SourceArn': `arn:aws:cloudfront::${bucket.stack.account}:distribution/*` },
      },
    }),
  );
};
