import { allItemTypes } from '#shared/item-types/find-item-type.ts';
import { resourcesOf, spelled, type Template } from '../template.ts';
import type { Rule } from './rule.ts';
import { failing } from './spoil.ts';

interface MappingShape {
  /** Set for streams, missing for queues. */
  StartingPosition?: string;
  FunctionName: unknown;
  EventSourceArn: unknown;
  MaximumRetryAttempts: number;
  MaximumRecordAgeInSeconds: number;
  BisectBatchOnFunctionError: boolean;
  FunctionResponseTypes: string[];
  DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [string] } } };
  FilterCriteria: { Filters: { Pattern: string }[] };
}

interface ScheduleShape {
  ScheduleExpression: string;
  State: string;
  Targets: { Arn: unknown }[];
}

const MAPPING = 'AWS::Lambda::EventSourceMapping';
const SCHEDULE = 'AWS::Events::Rule';

/** Returns the mappings of the table's stream; all others are for queues. */
const streamMappings = (template: Template) =>
  resourcesOf<MappingShape>(template, MAPPING).filter(({ properties }) => properties.StartingPosition);

const streamsGiveUp: Rule = {
  says: 'a bad stream record is isolated, retried for hours, and stored as a whole',
  offenders: (template) => {
    const mappings = streamMappings(template);
    if (mappings.length === 0) return ['the table has no follower'];
    return failing(
      mappings,
      ({ properties }) =>
        (properties.MaximumRetryAttempts ?? Infinity) <= 30 &&
        (properties.MaximumRecordAgeInSeconds ?? 0) >= 3_600 &&
        (properties.MaximumRecordAgeInSeconds ?? 0) <= 6 * 3_600 &&
        properties.BisectBatchOnFunctionError === true &&
        properties.FunctionResponseTypes?.join() === 'ReportBatchItemFailures' &&
        template.Resources[properties.DestinationConfig?.OnFailure.Destination['Fn::GetAtt'][0] ?? '']
          ?.Type === 'AWS::S3::Bucket',
    );
  },
  spoil: (template) => {
    for (const { properties } of streamMappings(template)) delete properties.MaximumRetryAttempts;
  },
};

const failuresAreQueued: Rule = {
  says: 'every stored batch of failed records is queued, so that an alarm rings until it is replayed',
  offenders: (template) =>
    failing(streamMappings(template), ({ id }) =>
      resourcesOf<EventRuleShape>(template, SCHEDULE).some(({ properties }) => {
        const [target] = properties.Targets ?? [];
        const queue = spelled(target?.Arn).replace(/^<([^.>]+).*$/, '$1');
        return (
          properties.EventPattern?.source.join() === 'aws.s3' &&
          spelled(properties.EventPattern.detail.object?.key[0]?.prefix) === `aws/lambda/<${id}>/` &&
          template.Resources[queue]?.Type === 'AWS::SQS::Queue'
        );
      }),
    ),
  spoil: (template) => {
    for (const { properties } of resourcesOf<EventRuleShape>(template, SCHEDULE))
      if (properties.EventPattern?.source.join() === 'aws.s3') properties.Targets = [];
  },
};

const prefixed = (prefixes: string[]) => prefixes.map((prefix) => ({ prefix }));
const rowsOf = (sk: unknown[], image?: object) => ({
  dynamodb: { Keys: { sk: { S: sk } }, ...(image && { NewImage: image }) },
});

/** The event filters of each stream consumer, by the prefix of its function's name. */
const heard: Record<string, object[]> = {
  RealtimeChanges: [
    rowsOf(
      allItemTypes.flatMap(({ key, live }) =>
        live ? [key.includes('<') ? { prefix: key.split('<')[0] } : key] : [],
      ),
    ),
    { eventName: ['INSERT'], ...rowsOf(prefixed(['session#']), { is_new_device: { BOOL: [true] } }) },
    { eventName: ['INSERT'], ...rowsOf(prefixed(['removed-passkey#'])) },
    rowsOf(prefixed(['webhook#'])),
  ],
  AchievementsAward: [
    rowsOf(prefixed(['summary#'])),
    rowsOf(prefixed(['photo#']), { status: { S: ['kept'] } }),
    rowsOf(prefixed(['entry#']), { spoken: { BOOL: [true] } }),
    { eventName: ['INSERT', 'REMOVE'], ...rowsOf(['meal']) },
    rowsOf(prefixed(['friend#', 'like#'])),
  ],
};

const streamsAreFiltered: Rule = {
  says: 'stream filters pass each function only the changes it handles',
  offenders: (template) =>
    failing(streamMappings(template), ({ properties }) => {
      const name = spelled(properties.FunctionName);
      const [, patterns] = Object.entries(heard).find(([start]) => name.startsWith(`<${start}`)) ?? [];
      const filters = properties.FilterCriteria?.Filters.map(({ Pattern }) => Pattern);
      return (
        patterns !== undefined &&
        filters?.join() === patterns.map((pattern) => JSON.stringify(pattern)).join()
      );
    }),
  spoil: (template) => {
    for (const { properties } of streamMappings(template)) delete properties.FilterCriteria;
  },
};

const queuesAreClosed: Rule = {
  says: 'every queue is encrypted and rejects plain HTTP',
  offenders: (template) =>
    failing(
      resourcesOf<{ SqsManagedSseEnabled: boolean }>(template, 'AWS::SQS::Queue'),
      ({ id, properties }) => {
        const refusals = resourcesOf<{ PolicyDocument: unknown; Queues: unknown[] }>(
          template,
          'AWS::SQS::QueuePolicy',
        ).filter(
          (policy) =>
            policy.properties.Queues?.map(spelled).includes(`<${id}>`) &&
            JSON.stringify(policy.properties.PolicyDocument).includes('"aws:SecureTransport":"false"'),
        );
        return properties.SqsManagedSseEnabled === true && refusals.length === 1;
      },
    ),
  spoil: (template) => {
    for (const { id } of resourcesOf(template, 'AWS::SQS::QueuePolicy')) delete template.Resources[id];
  },
};

interface QueueShape {
  VisibilityTimeout?: number;
  RedrivePolicy?: { maxReceiveCount: number; deadLetterTargetArn: unknown };
}

const queuesGiveUp: Rule = {
  says: 'every queue has a visibility timeout of six times the function timeout, and a dead-letter queue',
  offenders: (template) => {
    const jobs = resourcesOf<MappingShape>(template, MAPPING).filter(
      ({ properties }) => !properties.StartingPosition,
    );
    if (jobs.length === 0) return ['no queue is worked off'];
    return failing(jobs, ({ properties }) => {
      const idOf = (value: unknown): string => spelled(value).replace(/^<([^.>]+).*$/, '$1');
      const queue = template.Resources[idOf(properties.EventSourceArn)]?.Properties as QueueShape | undefined;
      const fn = template.Resources[idOf(properties.FunctionName)]?.Properties as
        | { Timeout?: number }
        | undefined;
      const seconds = fn?.Timeout ?? Infinity;
      return (
        (queue?.VisibilityTimeout ?? 0) >= 6 * seconds &&
        (queue?.RedrivePolicy?.maxReceiveCount ?? Infinity) <= 5
      );
    });
  },
  spoil: (template) => {
    for (const { properties } of resourcesOf<QueueShape>(template, 'AWS::SQS::Queue'))
      delete properties.RedrivePolicy;
  },
};

/** Creates a rule that an enabled schedule invokes a function. */
const scheduleRule = (says: string, expression: string, target: string, problem: string): Rule => ({
  says,
  offenders: (template) =>
    resourcesOf<ScheduleShape>(template, SCHEDULE).some(
      ({ properties }) =>
        properties.ScheduleExpression === expression &&
        properties.State === 'ENABLED' &&
        properties.Targets?.some(({ Arn }) => spelled(Arn).startsWith(`<${target}`)),
    )
      ? []
      : [problem],
  spoil: (template) => {
    for (const { properties } of resourcesOf<ScheduleShape>(template, SCHEDULE))
      properties.State = 'DISABLED';
  },
});

const photosAreSwept = scheduleRule(
  'unused photos are deleted every five minutes',
  'rate(5 minutes)',
  'PhotosSweepFunction',
  'no schedule deletes unused photos',
);

const nightlyJobsRun = scheduleRule(
  'nightly jobs run every quarter of an hour, the smallest difference between time zones',
  'rate(15 minutes)',
  'InsightsNightsFunction',
  'no schedule starts the nightly jobs',
);

interface EventRuleShape {
  EventPattern?: {
    source: string[];
    detail: {
      TranscriptionJobName?: unknown;
      TranscriptionJobStatus?: unknown;
      object?: { key: { prefix: unknown }[] };
    };
  };
  State: string;
  Targets: { Arn: unknown }[];
}

const wordsArrive: Rule = {
  says: 'a completed or failed speech job of this environment invokes the function that stores its transcript',
  offenders: (template, stage) =>
    resourcesOf<EventRuleShape>(template, SCHEDULE).some(
      ({ properties }) =>
        properties.EventPattern?.source.join() === 'aws.transcribe' &&
        JSON.stringify(properties.EventPattern.detail) ===
          JSON.stringify({
            TranscriptionJobName: [{ prefix: `platewise-${stage}-` }],
            TranscriptionJobStatus: ['COMPLETED', 'FAILED'],
          }) &&
        properties.State === 'ENABLED' &&
        properties.Targets?.some(({ Arn }) => spelled(Arn).startsWith('<VoiceFinishFunction')),
    )
      ? []
      : ['nothing keeps the words'],
  spoil: (template) => {
    for (const { properties } of resourcesOf<EventRuleShape>(template, SCHEDULE))
      delete properties.EventPattern;
  },
};

export const eventRules: Rule[] = [
  streamsGiveUp,
  failuresAreQueued,
  streamsAreFiltered,
  queuesAreClosed,
  queuesGiveUp,
  photosAreSwept,
  nightlyJobsRun,
  wordsArrive,
];
