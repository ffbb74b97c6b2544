import { resourcesOf, spelled } from '../template.ts';
import type { Rule } from './rule.ts';
import { failing, spoilFirst } from './spoil.ts';

interface MappingShape {
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

const streamsGiveUp: Rule = {
  says: 'a bad record of a stream is isolated, tried a few times, and kept in a queue',
  offenders: (template) => {
    const mappings = resourcesOf<MappingShape>(template, MAPPING);
    if (mappings.length === 0) return ['the table has no follower'];
    return failing(
      mappings,
      ({ properties }) =>
        (properties.MaximumRetryAttempts ?? Infinity) <= 3 &&
        (properties.MaximumRecordAgeInSeconds ?? Infinity) <= 300 &&
        properties.BisectBatchOnFunctionError === true &&
        properties.FunctionResponseTypes?.join() === 'ReportBatchItemFailures' &&
        template.Resources[properties.DestinationConfig?.OnFailure.Destination['Fn::GetAtt'][0] ?? '']
          ?.Type === 'AWS::SQS::Queue',
    );
  },
  spoil: (template) =>
    spoilFirst<MappingShape>(template, MAPPING, (mapping) => {
      delete mapping.MaximumRetryAttempts;
    }),
};

const streamsAreFiltered: Rule = {
  says: 'only changes that people see wake the function: entries, days and profiles',
  offenders: (template) =>
    failing(
      resourcesOf<MappingShape>(template, MAPPING),
      ({ properties }) =>
        properties.FilterCriteria?.Filters.map(({ Pattern }) => Pattern).join() ===
        JSON.stringify({
          dynamodb: {
            Keys: { sk: { S: [{ prefix: 'entry#' }, { prefix: 'summary#' }, 'account#profile'] } },
          },
        }),
    ),
  spoil: (template) =>
    spoilFirst<MappingShape>(template, MAPPING, (mapping) => {
      delete mapping.FilterCriteria;
    }),
};

const queuesAreClosed: Rule = {
  says: 'every queue is encrypted and refuses plain HTTP',
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

const photosAreSwept: Rule = {
  says: 'photos that nobody logged are swept every hour',
  offenders: (template) =>
    resourcesOf<ScheduleShape>(template, SCHEDULE).some(
      ({ properties }) =>
        properties.ScheduleExpression === 'rate(1 hour)' &&
        properties.State === 'ENABLED' &&
        properties.Targets?.some(({ Arn }) => spelled(Arn).startsWith('<PhotosSweepFunction')),
    )
      ? []
      : ['nothing sweeps photos'],
  spoil: (template) =>
    spoilFirst<ScheduleShape>(template, SCHEDULE, (schedule) => (schedule.State = 'DISABLED')),
};

export const eventRules: Rule[] = [streamsGiveUp, streamsAreFiltered, queuesAreClosed, photosAreSwept];
