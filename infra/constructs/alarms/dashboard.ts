import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, MathExpression, Row } from 'aws-cdk-lib/aws-cloudwatch';
import type { Resources } from '../../resources.ts';
import type { Stage } from '../../stages.ts';
import { namespaceOf } from './feature-metric.ts';

const FIVE_MINUTES = Duration.minutes(5);

const graph = (title: string, left: IMetric[]): GraphWidget =>
  new GraphWidget({ title, left, width: 12, height: 6, period: FIVE_MINUTES });

/** Returns one line for each function or queue of the stage that has the metric. */
const each = (stage: string, schema: string, metric: string, statistic: string): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{${schema}} MetricName="${metric}" "Platewise-${stage}"', '${statistic}', 300)`,
    label: '',
    period: FIVE_MINUTES,
  });

/** Returns one line for each rule of the stage's firewall. */
const turnedAway = (stage: string): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{AWS/WAFV2,Rule,WebACL} MetricName="BlockedRequests" WebACL="Platewise-${stage}"', 'Sum', 300)`,
    label: '',
    period: FIVE_MINUTES,
  });

/** Returns the server faults that functions answered with, one line per service (`functions/platform/record-outcome.ts`). */
const faults = (stage: Stage): MathExpression =>
  new MathExpression({
    expression: `SEARCH('{${namespaceOf(stage)},service} MetricName="Faults"', 'Sum', 300)`,
    label: '',
    period: FIVE_MINUTES,
  });

/** Returns the percentage of API requests without a server error, the objective in `docs/runbook.md`. */
const successful = ({ http }: Resources['api']): MathExpression =>
  new MathExpression({
    expression: '100 * (1 - errors / requests)',
    label: 'Successful requests, %',
    usingMetrics: {
      errors: http.metricServerError({ statistic: 'Sum' }),
      requests: http.metricCount({ statistic: 'Sum' }),
    },
    period: FIVE_MINUTES,
  });

/** Creates the operator's dashboard: users, then requests, then the services behind them, then queue backlogs. */
export const createDashboard = (resources: Resources): void => {
  const { stage, table, api, alarms } = resources;
  const dashboard = new Dashboard(alarms.stack, 'Dashboard', { dashboardName: `Platewise-${stage.name}` });
  dashboard.addWidgets(
    new Row(
      graph('Successful requests, %', [successful(api)]),
      graph('Requests and faults', [
        api.http.metricCount({ label: 'Requests' }),
        api.http.metricClientError({ label: 'Refused (4xx)' }),
        api.http.metricServerError({ label: 'Failed (5xx)' }),
      ]),
    ),
    new Row(
      graph('Request latency, ms', [
        api.http.metricLatency({ statistic: 'p50' }),
        api.http.metricLatency({ statistic: 'p95' }),
        api.http.metricLatency({ statistic: 'p99' }),
      ]),
      graph('Failures by function', [each(stage.name, 'AWS/Lambda,FunctionName', 'Errors', 'Sum')]),
    ),
    new Row(
      graph('Server faults by service', [faults(stage)]),
      graph('Slowest function durations, ms (p95)', [
        each(stage.name, 'AWS/Lambda,FunctionName', 'Duration', 'p95'),
      ]),
    ),
    new Row(
      graph('The table: units used', [
        table.metricConsumedReadCapacityUnits({ label: 'Read' }),
        table.metricConsumedWriteCapacityUnits({ label: 'Written' }),
      ]),
      graph('The table: turned away', [
        table.metric('ReadThrottleEvents', { statistic: 'Sum', label: 'Reads' }),
        table.metric('WriteThrottleEvents', { statistic: 'Sum', label: 'Writes' }),
      ]),
    ),
    new Row(
      graph('Queue backlog: age of the oldest message, s', [
        each(stage.name, 'AWS/SQS,QueueName', 'ApproximateAgeOfOldestMessage', 'Maximum'),
      ]),
      graph('Functions at once', [
        each(stage.name, 'AWS/Lambda,FunctionName', 'ConcurrentExecutions', 'Maximum'),
      ]),
    ),
  );
  if (stage.firewall) {
    dashboard.addWidgets(new Row(graph('The firewall: turned away, by rule', [turnedAway(stage.name)])));
  }
};
