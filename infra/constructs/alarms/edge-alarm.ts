import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Platform } from '../../platform.ts';
import { createAlarm } from './alarm.ts';
import { EDGE_REGION } from '../site/edge-region.ts';

/**
 * Rings when the edge itself fails, of which the gateway hears nothing: a router that throws, a bucket or a gateway out of
 * its reach. An alarm hears the figures of its own region alone, so a stage elsewhere has none.
 */
export const createEdgeAlarm = (platform: Platform, distribution: Distribution): void => {
  if (platform.stage.region !== EDGE_REGION) return;
  createAlarm(distribution, 'EdgeErrors', platform, {
    metric: distribution.metric5xxErrorRate({ period: Duration.minutes(5) }),
    above: 5,
    harm: 'People see errors instead of the site: more than 5% of requests fail at CloudFront or its origins.',
    runbook: 'requestErrors',
  });
};
