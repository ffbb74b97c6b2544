import { resourcesOf, spelled, type Template } from '../template.ts';
import type { FunctionShape } from './functions.ts';
import type { Rule } from './rule.ts';
import { failing, resourceRule, spoilFirst } from './spoil.ts';

interface AlarmShape {
  AlarmActions: unknown[];
  AlarmDescription: string;
  MetricName: string;
  Metrics: { MetricStat?: { Metric: { MetricName: string } } }[];
  Dimensions: { Name: string; Value: unknown }[];
  Threshold: number;
  Period: number;
}

const ALARM = 'AWS::CloudWatch::Alarm';
const LOG_GROUP = 'AWS::Logs::LogGroup';

const alarmsAct = resourceRule<AlarmShape>(
  ALARM,
  'every alarm has an action and states its impact on users',
  ({ properties }) =>
    (properties.AlarmActions ?? []).some((action) => spelled(action).startsWith('<Alarm')) &&
    /^Users.{20,}\.$/.test(properties.AlarmDescription ?? ''),
  (alarm) => {
    alarm.AlarmDescription = 'Errors > 0';
  },
);

/** Metrics of problems that do not make a function fail. */
const watchedMetrics = [
  '5xx',
  'IteratorAge',
  'ApproximateNumberOfMessagesVisible',
  'ReadThrottleEvents',
  'WriteThrottleEvents',
  'Throttles',
  '5xxErrorRate',
];

/** Returns the metrics of an alarm, either its own or those of its expression. */
const metricsOf = ({ MetricName, Metrics = [] }: Partial<AlarmShape>): (string | undefined)[] =>
  [MetricName].concat(Metrics.map((metric) => metric.MetricStat?.Metric.MetricName));

const harmIsWatched: Rule = {
  says: 'request errors, edge errors, late updates, dead letters, table throttling and Lambda throttling have an alarm',
  offenders: (template) => {
    const seen = new Set(
      resourcesOf<AlarmShape>(template, ALARM).flatMap(({ properties }) => metricsOf(properties)),
    );
    return watchedMetrics.filter((metric) => !seen.has(metric));
  },
  spoil: (template) => {
    for (const { id } of resourcesOf(template, ALARM).filter((alarm) => alarm.id.includes('IteratorAge'))) {
      delete template.Resources[id];
    }
  },
};

const indexesAreWatched: Rule = {
  says: 'every index has a throttling alarm, because the table metrics exclude indexes',
  offenders: (template) => {
    const watched = new Set(
      resourcesOf<AlarmShape>(template, ALARM).flatMap(({ properties }) =>
        (properties.Dimensions ?? [])
          .filter(({ Name }) => Name === 'GlobalSecondaryIndexName')
          .map(({ Value }) => `${properties.MetricName} ${String(Value)}`),
      ),
    );
    return ['ReadThrottleEvents gsi1', 'WriteThrottleEvents gsi1'].filter((each) => !watched.has(each));
  },
  spoil: (template) => {
    for (const { id } of resourcesOf(template, ALARM).filter((alarm) => alarm.id.includes('TableIndex')))
      delete template.Resources[id];
  },
};

interface GatewayStageShape {
  StageName: string;
  DefaultRouteSettings: { ThrottlingRateLimit: number };
}

/** Returns the maximum number of requests in a period of the alarm, given the API's rate limit. */
const mostOf = (template: Template, period: number): number => {
  const stage = resourcesOf<GatewayStageShape>(template, 'AWS::ApiGatewayV2::Stage').find(
    ({ properties }) => properties.StageName === '$default',
  );
  return (stage?.properties.DefaultRouteSettings?.ThrottlingRateLimit ?? 0) * period;
};

const boundIsSeenComing: Rule = {
  says: 'an alarm warns that the API nears its request limit, before requests are throttled',
  offenders: (template) =>
    resourcesOf<AlarmShape>(template, ALARM).some(
      ({ properties: { MetricName, Threshold = Infinity, Period = 0 } }) =>
        MetricName === 'Count' && Threshold < mostOf(template, Period),
    )
      ? []
      : ['nothing rings'],
  spoil: (template) =>
    spoilFirst<GatewayStageShape>(template, 'AWS::ApiGatewayV2::Stage', ({ DefaultRouteSettings }) => {
      if (DefaultRouteSettings) DefaultRouteSettings.ThrottlingRateLimit = 100;
    }),
};

interface FilterShape {
  FilterPattern: string;
  MetricTransformations: { MetricName: string }[];
}

const throttlingIsHeard: Rule = {
  says: 'an alarm counts requests that the API rejects at a limit, but not those that a function rejects',
  offenders: (template) => {
    const filter = resourcesOf<FilterShape>(template, 'AWS::Logs::MetricFilter').find(
      ({ properties }) =>
        properties.FilterPattern === '{ ($.status = "429") && ($.integration_latency_ms = "-") }',
    );
    const counted = filter?.properties.MetricTransformations?.[0]?.MetricName;
    return counted !== undefined &&
      resourcesOf<AlarmShape>(template, ALARM).some(({ properties }) => properties.MetricName === counted)
      ? []
      : ['nothing rings'];
  },
  spoil: (template) => {
    for (const { id } of resourcesOf(template, ALARM).filter((alarm) =>
      alarm.id.includes('RequestsThrottled'),
    ))
      delete template.Resources[id];
  },
};

const waitingIsHeard: Rule = {
  says: 'every queue has an alarm on old messages, before they expire',
  offenders: (template) => {
    const bounds = new Map(
      resourcesOf<AlarmShape>(template, ALARM)
        .filter(({ properties }) => properties.MetricName === 'ApproximateAgeOfOldestMessage')
        .map(({ properties }) => [spelled(properties.Dimensions?.[0]?.Value), properties.Threshold]),
    );
    const queues = resourcesOf<{ MessageRetentionPeriod: number; RedrivePolicy: object }>(
      template,
      'AWS::SQS::Queue',
    ).filter(({ properties }) => properties.RedrivePolicy);
    return failing(
      queues,
      ({ id, properties }) =>
        (bounds.get(`<${id}.QueueName>`) ?? Infinity) <= (properties.MessageRetentionPeriod ?? 0) / 2,
    );
  },
  spoil: (template) => {
    for (const { id } of resourcesOf(template, ALARM).filter((alarm) =>
      alarm.id.includes('OldestMessageAge'),
    ))
      delete template.Resources[id];
  },
};

const mailIsWatched: Rule = {
  says: 'a deployed environment has an alarm on bounced emails, before Amazon SES stops sending',
  offenders: (template, stage) => {
    if (stage === 'local') return [];
    const bounds = new Map(
      resourcesOf<AlarmShape>(template, ALARM).map(({ properties }) => [
        properties.MetricName,
        properties.Threshold,
      ]),
    );
    // SES can stop sending at a bounce rate of 10 % or a complaint rate of 0.5 %.
    return Object.entries({ 'Reputation.BounceRate': 0.1, 'Reputation.ComplaintRate': 0.005 })
      .filter(([metric, stop]) => (bounds.get(metric) ?? Infinity) > stop / 2)
      .map(([metric]) => metric);
  },
  spoil: (template) => {
    for (const { id, properties } of resourcesOf<AlarmShape>(template, ALARM))
      if (properties.MetricName === 'Reputation.BounceRate') delete template.Resources[id];
  },
};

const logsExpire: Rule = {
  says: 'every log group has a retention period',
  offenders: (template) =>
    failing(
      resourcesOf<{ RetentionInDays: number }>(template, LOG_GROUP),
      ({ properties }) => (properties.RetentionInDays ?? 0) > 0,
    ),
  spoil: (template) =>
    spoilFirst<{ RetentionInDays: number }>(template, LOG_GROUP, (group) => {
      delete group.RetentionInDays;
    }),
};

const logsAreKept: Rule = {
  says: 'every function, including the deployer, and every gateway logs into a log group of the stack',
  offenders: (template) => [
    ...failing(
      resourcesOf<FunctionShape>(template, 'AWS::Lambda::Function'),
      ({ id, properties }) =>
        // Runs when a bucket is deleted, and would write into a group that is deleted with it.
        id.startsWith('CustomS3AutoDeleteObjects') ||
        template.Resources[properties.LoggingConfig?.LogGroup?.Ref ?? '']?.Type === LOG_GROUP,
    ),
    ...failing(
      resourcesOf<{ AccessLogSettings: { DestinationArn: { 'Fn::GetAtt': [string] } } }>(
        template,
        'AWS::ApiGatewayV2::Stage',
      ),
      ({ properties }) =>
        template.Resources[properties.AccessLogSettings?.DestinationArn['Fn::GetAtt'][0] ?? '']?.Type ===
        LOG_GROUP,
    ),
  ],
  spoil: (template) =>
    spoilFirst<FunctionShape>(template, 'AWS::Lambda::Function', (fn) => {
      delete fn.LoggingConfig;
    }),
};

export const observabilityRules: Rule[] = [
  alarmsAct,
  harmIsWatched,
  indexesAreWatched,
  boundIsSeenComing,
  throttlingIsHeard,
  waitingIsHeard,
  mailIsWatched,
  logsExpire,
  logsAreKept,
];
