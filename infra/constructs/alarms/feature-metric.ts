import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Stage } from '../../stages.ts';

/** Where the functions of a stage count: stages that share an account do not count into each other's alarms. */
export const namespaceOf = ({ name }: Pick<Stage, 'name'>): string => `Platewise/${name}`;

/** What the functions of a feature count beside what Lambda does: the sum of a period. */
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
