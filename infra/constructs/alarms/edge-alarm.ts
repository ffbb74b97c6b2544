import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Platform } from '../../platform.ts';
import { createAlarm } from './alarm.ts';

/** Below this number of requests, a share says nothing. */
const MIN_REQUESTS = 100;

/**
 * Creates the alarm for failures of the edge itself, which the gateway cannot see: an error in the router, an
 * unreachable bucket or gateway.
 */
export const createEdgeAlarm = (platform: Platform, distribution: Distribution): void => {
  const period = Duration.minutes(5);
  createAlarm(distribution, 'EdgeErrors', platform, {
    metric: new MathExpression({
      expression: `IF(requests >= ${MIN_REQUESTS}, failed, 0)`,
      label: 'Failed requests, %',
      usingMetrics: {
        failed: distribution.metric5xxErrorRate({ period }),
        requests: distribution.metricRequests({ period }),
      },
      period,
    }),
    above: 5,
    severity: 'page',
    impact:
      'Users see errors instead of the site: more than 5% of requests fail at CloudFront or its origins.',
    runbook: 'requestErrors',
  });
};
