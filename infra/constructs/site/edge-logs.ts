import { ArnFormat } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import { acknowledge } from '../security-checks/acknowledge.ts';
import { createLogBucket } from '../storage/log-bucket.ts';

/**
 * Logged fields of each request. Excludes the query, which grants access to photos and sockets, cookies, and the
 * referrer.
 * Names: CloudFront Developer Guide, 'Configure standard logging (v2)'.
 */
const FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'x-edge-result-type',
  'c-ip',
  'cs-method',
  'cs-uri-stem',
  'sc-status',
  'sc-bytes',
  'time-taken',
];

/** Allows the log delivery service to write this account's logs only. */
const letDeliver = ({ stack }: Platform, bucket: Bucket): void => {
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`AWSLogs/${stack.account}/*`)],
      conditions: {
        StringEquals: {
          's3:x-amz-acl': 'bucket-owner-full-control',
          'aws:SourceAccount': stack.account,
        },
        ArnLike: {
          'aws:SourceArn': stack.formatArn({
            service: 'logs',
            resource: 'delivery-source',
            resourceName: '*',
            arnFormat: ArnFormat.COLON_RESOURCE_NAME,
          }),
        },
      },
    }),
  );
};

/**
 * Writes CloudFront's access logs to a bucket in the edge's region. The local edge has no logs.
 * Source: CloudFront Developer Guide, 'Configure standard logging (v2)', 'Enable standard logging (CloudWatch API)'.
 */
export const logEdge = (platform: Platform, distribution: Distribution): void => {
  acknowledge(distribution, 'AwsSolutions-CFR3', 'Logged by a log delivery with selected fields.');
  const { stack, stage } = platform;
  if (stage.name === 'local') return;
  const bucket = createLogBucket(stack, 'EdgeAccessLogs', stage);
  acknowledge(bucket, 'AwsSolutions-S1', 'The bucket contains access logs itself.');
  const name = `Platewise-${stage.name}-edge`;
  const source = new CfnDeliverySource(stack, 'EdgeLogSource', {
    name,
    logType: 'ACCESS_LOGS',
    resourceArn: distribution.distributionArn,
  });
  const destination = new CfnDeliveryDestination(stack, 'EdgeLogDestination', {
    name,
    deliveryDestinationType: 'S3',
    destinationResourceArn: bucket.bucketArn,
    outputFormat: 'json',
  });
  const delivery = new CfnDelivery(stack, 'EdgeLogs', {
    deliverySourceName: name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: FIELDS,
  });
  delivery.addResourceDependency(source);
  letDeliver(platform, bucket);
  // Otherwise the log delivery service creates its own policy, and creating the bucket's policy fails.
  if (bucket.policy) delivery.node.addDependency(bucket.policy);
};
