import { resourceRule } from './spoil.ts';
import { resourcesOf } from '../template.ts';
import type { Rule } from './rule.ts';

interface TableShape {
  KeySchema: { AttributeName: string }[];
  BillingMode: string;
  PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: boolean };
  StreamSpecification: { StreamViewType: string };
  TimeToLiveSpecification: { AttributeName: string; Enabled: boolean };
  SSESpecification: { SSEEnabled: boolean };
  DeletionProtectionEnabled: boolean;
  LocalSecondaryIndexes: IndexShape[];
  GlobalSecondaryIndexes: IndexShape[];
}

interface IndexShape {
  IndexName: string;
  KeySchema: { AttributeName: string }[];
  Projection: { ProjectionType: string };
}

const TABLE = 'AWS::DynamoDB::Table';

const keysOf = (schema: { AttributeName: string }[] | undefined): string =>
  (schema ?? []).map(({ AttributeName }) => AttributeName).join();

const indexOf = (indexes: IndexShape[] | undefined): string =>
  (indexes ?? [])
    .map((index) => `${index.IndexName}:${keysOf(index.KeySchema)}:${index.Projection.ProjectionType}`)
    .join();

const tableIsSound = resourceRule<TableShape>(
  TABLE,
  'the table has on-demand capacity, encryption, point-in-time recovery, a stream and time to live',
  ({ properties }) =>
    properties.BillingMode === 'PAY_PER_REQUEST' &&
    properties.SSESpecification?.SSEEnabled === true &&
    properties.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled === true &&
    properties.StreamSpecification?.StreamViewType === 'NEW_AND_OLD_IMAGES' &&
    properties.TimeToLiveSpecification?.Enabled === true &&
    properties.TimeToLiveSpecification.AttributeName === 'expires_at',
  (table) => {
    delete table.PointInTimeRecoverySpecification;
  },
);

const tableKeys = resourceRule<TableShape>(
  TABLE,
  'the table has the keys and indexes that the entities use',
  ({ properties }) =>
    keysOf(properties.KeySchema) === 'pk,sk' &&
    indexOf(properties.LocalSecondaryIndexes) === 'lsi1:pk,lsi1sk:ALL' &&
    indexOf(properties.GlobalSecondaryIndexes) === 'gsi1:gsi1pk,gsi1sk:ALL',
  (table) => {
    delete table.LocalSecondaryIndexes;
  },
);

const holdingPeople = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool'];

/** Buckets that each deployment fills again, and buckets for access logs. */
const withoutUserData = /^(?:Site|Foods|AccessLogs|EdgeAccessLogs)/;

const prodKeepsData: Rule = {
  says: 'user data in production is retained when the stack is deleted, but not when its creation fails',
  offenders: (template, stage) =>
    stage === 'prod'
      ? holdingPeople
          .flatMap((type) => resourcesOf<TableShape>(template, type))
          .filter(({ id }) => !withoutUserData.test(id))
          .filter(
            ({ resource, properties }) =>
              resource.DeletionPolicy !== 'RetainExceptOnCreate' ||
              (resource.Type === TABLE && properties.DeletionProtectionEnabled !== true),
          )
          .map(({ id }) => id)
      : [],
  spoil: (template) => {
    for (const { resource } of resourcesOf(template, TABLE)) resource.DeletionPolicy = 'Delete';
  },
};

export const tableRules: Rule[] = [tableIsSound, tableKeys, prodKeepsData];
