import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Stage } from '../../stages.ts';

/** Returns the metric namespace of a stage, so that stages in one account do not share alarms. */
export const namespaceOf = ({ name }: Pick<Stage, 'name'>): string => `Platewise/${name}`;

/** Returns a custom metric of a feature's functions, as the sum per period. */
export const featureMetric = (
  stage: Stage,
  service: string,
  metricName: string,
  period = Duration.minutes(5),
): Metric =>
  new Metric({
    namespace: namespaceOf(stage),
    metricName,
    dimensionsMap: { service },
    statistic: Stats.SUM,
    period,
  });
