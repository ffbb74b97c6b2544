import { resourcesOf, spelled } from '../template.ts';
import { type FunctionShape, functionsOf } from './functions.ts';
import type { Rule } from './rule.ts';
import { failing, spoilFirst } from './spoil.ts';

interface AlarmShape {
  AlarmActions: unknown[];
  AlarmDescription: string;
  MetricName: string;
  Metrics: { MetricStat?: { Metric: { MetricName: string } } }[];
  Dimensions: { Name: string; Value: unknown }[];
}

const ALARM = 'AWS::CloudWatch::Alarm';
const LOG_GROUP = 'AWS::Logs::LogGroup';

const alarmsAct: Rule = {
  says: 'every alarm is sent somewhere and says what people suffer',
  offenders: (template) =>
    failing(
      resourcesOf<AlarmShape>(template, ALARM),
      ({ properties }) =>
        (properties.AlarmActions ?? []).some((action) => spelled(action).startsWith('<Alarms')) &&
        /^People.{20,}\.$/.test(properties.AlarmDescription ?? ''),
    ),
  spoil: (template) =>
    spoilFirst<AlarmShape>(template, ALARM, (alarm) => {
      alarm.AlarmDescription = 'Errors > 0';
    }),
};

const functionsAreWatched: Rule = {
  says: 'every function has an alarm on its errors',
  offenders: (template) => {
    const watched = new Set(
      resourcesOf<AlarmShape>(template, ALARM)
        .filter(({ properties }) => properties.MetricName === 'Errors')
        .flatMap(({ properties }) => (properties.Dimensions ?? []).map(({ Value }) => spelled(Value))),
    );
    return failing(functionsOf(template), ({ id }) => watched.has(`<${id}>`));
  },
  spoil: (template) => {
    for (const { id, properties } of resourcesOf<AlarmShape>(template, ALARM)) {
      if (properties.MetricName === 'Errors') delete template.Resources[id];
    }
  },
};

/** What else can hurt without a function failing. */
const watchedMetrics = [
  '5xx',
  'IteratorAge',
  'ApproximateNumberOfMessagesVisible',
  'ReadThrottleEvents',
  'WriteThrottleEvents',
];

/** Metrics that an alarm looks at, its own or those of its expression. */
const metricsOf = ({ MetricName, Metrics = [] }: Partial<AlarmShape>): (string | undefined)[] =>
  [MetricName].concat(Metrics.map((metric) => metric.MetricStat?.Metric.MetricName));

const harmIsWatched: Rule = {
  says: 'failing requests, late updates, lost updates and a throttled table ring',
  offenders: (template) => {
    const seen = new Set(
      resourcesOf<AlarmShape>(template, ALARM).flatMap(({ properties }) => metricsOf(properties)),
    );
    return watchedMetrics.filter((metric) => !seen.has(metric));
  },
  spoil: (template) => {
    for (const { id } of resourcesOf(template, ALARM).filter((alarm) => alarm.id.includes('Behind'))) {
      delete template.Resources[id];
    }
  },
};

const logsExpire: Rule = {
  says: 'every log group forgets',
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
  says: 'every function, the deployer too, and every gateway logs into a group of the stack',
  offenders: (template) => [
    ...failing(
      resourcesOf<FunctionShape>(template, 'AWS::Lambda::Function'),
      ({ properties }) =>
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
  functionsAreWatched,
  harmIsWatched,
  logsExpire,
  logsAreKept,
];
