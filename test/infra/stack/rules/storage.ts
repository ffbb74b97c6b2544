import { resourcesOf, spelled, type Template } from '../template.ts';
import type { Rule } from './rule.ts';
import { failing, spoilFirst } from './spoil.ts';
import type { StatementShape } from './statements.ts';

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

interface BucketShape {
  PublicAccessBlockConfiguration: Record<string, boolean>;
  BucketEncryption: unknown;
  LifecycleConfiguration: { Rules: { Prefix?: string; ExpirationInDays?: number }[] };
  CorsConfiguration: { CorsRules: { AllowedMethods: string[]; AllowedOrigins: unknown[] }[] };
}

interface BucketPolicyShape {
  Bucket: unknown;
  PolicyDocument: { Statement: (StatementShape & { Condition?: { Bool?: Record<string, string> } })[] };
}

const TABLE = 'AWS::DynamoDB::Table';
const BUCKET = 'AWS::S3::Bucket';

const keysOf = (schema: { AttributeName: string }[] | undefined): string =>
  (schema ?? []).map(({ AttributeName }) => AttributeName).join();

const indexOf = (indexes: IndexShape[] | undefined): string =>
  (indexes ?? [])
    .map((index) => `${index.IndexName}:${keysOf(index.KeySchema)}:${index.Projection.ProjectionType}`)
    .join();

const tableIsSound: Rule = {
  says: 'the table is on demand, encrypted, recoverable to the second, followed, and forgets what expired',
  offenders: (template) =>
    failing(
      resourcesOf<TableShape>(template, TABLE),
      ({ properties }) =>
        properties.BillingMode === 'PAY_PER_REQUEST' &&
        properties.SSESpecification?.SSEEnabled === true &&
        properties.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled === true &&
        properties.StreamSpecification?.StreamViewType === 'NEW_AND_OLD_IMAGES' &&
        properties.TimeToLiveSpecification?.Enabled === true &&
        properties.TimeToLiveSpecification.AttributeName === 'expires_at',
    ),
  spoil: (template) =>
    spoilFirst<TableShape>(template, TABLE, (table) => {
      delete table.PointInTimeRecoverySpecification;
    }),
};

const tableKeys: Rule = {
  says: 'the table has the keys and indexes that the entities use',
  offenders: (template) =>
    failing(
      resourcesOf<TableShape>(template, TABLE),
      ({ properties }) =>
        keysOf(properties.KeySchema) === 'pk,sk' &&
        indexOf(properties.LocalSecondaryIndexes) === 'lsi1:pk,lsi1sk:ALL' &&
        indexOf(properties.GlobalSecondaryIndexes) === 'gsi1:gsi1pk,gsi1sk:ALL',
    ),
  spoil: (template) =>
    spoilFirst<TableShape>(template, TABLE, (table) => {
      delete table.LocalSecondaryIndexes;
    }),
};

const holdingPeople = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool'];

const prodKeepsData: Rule = {
  says: 'what people gave to production outlives its stack',
  offenders: (template, stage) =>
    stage === 'prod'
      ? holdingPeople
          .flatMap((type) => resourcesOf<TableShape>(template, type))
          .filter(
            ({ resource, properties }) =>
              resource.DeletionPolicy !== 'Retain' ||
              (resource.Type === TABLE && properties.DeletionProtectionEnabled !== true),
          )
          .map(({ id }) => id)
      : [],
  spoil: (template) => {
    for (const { resource } of resourcesOf(template, TABLE)) resource.DeletionPolicy = 'Delete';
  },
};

const policiesOf = (template: Template, bucket: string) =>
  resourcesOf<BucketPolicyShape>(template, 'AWS::S3::BucketPolicy')
    .filter(({ properties }) => spelled(properties.Bucket) === `<${bucket}>`)
    .flatMap(({ properties }) => properties.PolicyDocument?.Statement ?? []);

const bucketsArePrivate: Rule = {
  says: 'every bucket is encrypted, closed to the public and refuses plain HTTP',
  offenders: (template) =>
    failing(resourcesOf<BucketShape>(template, BUCKET), ({ id, properties }) => {
      const closed = Object.values(properties.PublicAccessBlockConfiguration ?? {});
      const refusals = policiesOf(template, id).filter(
        ({ Effect, Condition }) => Effect === 'Deny' && Condition?.Bool?.['aws:SecureTransport'] === 'false',
      );
      return (
        closed.length === 4 &&
        closed.every(Boolean) &&
        properties.BucketEncryption !== undefined &&
        refusals.length === 1
      );
    }),
  spoil: (template) =>
    spoilFirst<BucketShape>(template, BUCKET, (bucket) => {
      delete bucket.PublicAccessBlockConfiguration;
    }),
};

const photosOf = (template: Template) =>
  resourcesOf<BucketShape>(template, BUCKET).filter(({ id }) => id.startsWith('Photos'));

const uploadsExpire: Rule = {
  says: 'uploads that nobody checked are gone after a day, and browsers may only POST',
  offenders: (template) => {
    const photos = photosOf(template);
    if (photos.length !== 1) return ['there must be one bucket of photos'];
    return failing(photos, ({ properties }) => {
      const incoming = properties.LifecycleConfiguration?.Rules.find(({ Prefix }) => Prefix === 'incoming/');
      const methods = properties.CorsConfiguration?.CorsRules.flatMap(({ AllowedMethods }) => AllowedMethods);
      return incoming?.ExpirationInDays === 1 && methods?.join() === 'POST';
    });
  },
  spoil: (template) => {
    for (const { properties } of photosOf(template)) delete properties.LifecycleConfiguration;
  },
};

const keptPhotosStay: Rule = {
  says: 'no lifecycle rule touches kept photos',
  offenders: (template) =>
    failing(
      photosOf(template),
      ({ properties }) =>
        !properties.LifecycleConfiguration?.Rules.some(
          ({ Prefix, ExpirationInDays }) => ExpirationInDays !== undefined && Prefix !== 'incoming/',
        ),
    ),
  spoil: (template) => {
    for (const { properties } of photosOf(template)) {
      properties.LifecycleConfiguration?.Rules.push({ ExpirationInDays: 30 });
    }
  },
};

export const storageRules: Rule[] = [
  tableIsSound,
  tableKeys,
  prodKeepsData,
  bucketsArePrivate,
  uploadsExpire,
  keptPhotosStay,
];
