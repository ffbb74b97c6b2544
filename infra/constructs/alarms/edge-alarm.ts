import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Platform } from '../../platform.ts';
import { createAlarm } from './alarm.ts';

/**
 * Creates the alarm for failures of the edge itself, which the gateway cannot see: an error in the router, an
 * unreachable bucket or gateway.
 */
export const createEdgeAlarm = (platform: Platform, distribution: Distribution): void =>
  createAlarm(distribution, 'EdgeErrors', platform, {
    metric: distribution.metric5xxErrorRate({ period: Duration.minutes(5) }),
    above: 5,
    impact:
      'Users see errors instead of the site: more than 5% of requests fail at CloudFront or its origins.',
    runbook: 'requestErrors',
  });
