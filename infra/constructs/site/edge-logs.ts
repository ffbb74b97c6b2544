import { ArnFormat } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Platform } from '../../platform.ts';
import { acknowledge } from '../security-checks/acknowledge.ts';
import { EDGE_REGION } from './edge-region.ts';

/**
 * What is kept of each request. Not its query, which opens photos and sockets, its cookies, or the page it came from.
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

/** Lets the service of vended logs write this account's logs, and nothing else. */
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
 * Keeps who asked the edge for what, in the bucket of access logs. One machine has no edge that logs, and a stage in another
 * region than the edge's is refused the delivery in the midst of its deployment, so it goes without.
 * Source: CloudFront Developer Guide, 'Configure standard logging (v2)', 'Enable standard logging (CloudWatch API)'.
 */
export const logEdge = (platform: Platform, distribution: Distribution, bucket: Bucket): void => {
  acknowledge(
    distribution,
    'AwsSolutions-CFR3',
    'Logged by a delivery, whose fields can be chosen, where the region has one.',
  );
  const { stack, stage } = platform;
  if (stage.name === 'local' || stage.region !== EDGE_REGION) return;
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
  delivery.addDependency(source);
  letDeliver(platform, bucket);
  // Else the service of vended logs writes a policy of its own, and the bucket's cannot be made any more.
  if (bucket.policy) delivery.node.addDependency(bucket.policy);
};
