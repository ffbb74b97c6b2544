import { listOf, resourcesOf, spelled, type Template } from '../template.ts';
import type { Rule } from './rule.ts';
import { failing, spoilFirst } from './spoil.ts';
import type { StatementShape } from './statements.ts';

interface LifecycleShape {
  Prefix?: string;
  ExpirationInDays?: number;
  ExpiredObjectDeleteMarker?: boolean;
  NoncurrentVersionExpiration?: { NoncurrentDays: number };
}

interface BucketShape {
  PublicAccessBlockConfiguration: Record<string, boolean>;
  BucketEncryption: unknown;
  VersioningConfiguration: { Status: string };
  LifecycleConfiguration: { Rules: LifecycleShape[] };
  CorsConfiguration: { CorsRules: { AllowedMethods: string[]; AllowedOrigins: unknown[] }[] };
}

interface BucketPolicyShape {
  Bucket: unknown;
  PolicyDocument: { Statement: (StatementShape & { Principal?: { Service?: string } })[] };
}

const BUCKET = 'AWS::S3::Bucket';

const policiesOf = (template: Template, bucket: string) =>
  resourcesOf<BucketPolicyShape>(template, 'AWS::S3::BucketPolicy')
    .filter(({ properties }) => spelled(properties.Bucket) === `<${bucket}>`)
    .flatMap(({ properties }) => properties.PolicyDocument?.Statement ?? []);

const bucketsArePrivate: Rule = {
  says: 'every bucket is encrypted, private and rejects plain HTTP',
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

const exportsExpire: Rule = {
  says: 'exported data expires after a day',
  offenders: (template) =>
    failing(
      photosOf(template),
      ({ properties }) =>
        properties.LifecycleConfiguration?.Rules.find(({ Prefix }) => Prefix === 'exports/')
          ?.ExpirationInDays === 1,
    ),
  spoil: (template) => {
    for (const { properties } of photosOf(template)) {
      const kept = properties.LifecycleConfiguration?.Rules.find(({ Prefix }) => Prefix === 'exports/');
      if (kept) kept.ExpirationInDays = 7;
    }
  },
};

const uploadsExpire: Rule = {
  says: 'unchecked uploads expire after a day, and browsers may only POST',
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
  says: 'no lifecycle rule deletes kept photos: they go with the last entry that shows them',
  offenders: (template) =>
    failing(photosOf(template), ({ properties }) =>
      (properties.LifecycleConfiguration?.Rules ?? []).every(
        ({ Prefix = '', ExpirationInDays }) =>
          ExpirationInDays === undefined || ['incoming/', 'exports/', 'erased/'].includes(Prefix),
      ),
    ),
  spoil: (template) => {
    for (const { properties } of photosOf(template)) {
      properties.LifecycleConfiguration?.Rules.push({ ExpirationInDays: 30 });
    }
  },
};

const photosHaveVersions: Rule = {
  says: 'photos have versions for a week and other files of their bucket for a day, and recordings have none',
  offenders: (template) =>
    failing(resourcesOf<BucketShape>(template, BUCKET), ({ id, properties }) => {
      const isVersioned = properties.VersioningConfiguration?.Status === 'Enabled';
      if (/^(?:Recordings|Site)/.test(id)) return !isVersioned;
      if (!id.startsWith('Photos')) return true;
      const rules = properties.LifecycleConfiguration?.Rules ?? [];
      const days = rules
        .filter(({ NoncurrentVersionExpiration }) => NoncurrentVersionExpiration)
        .map(({ Prefix, NoncurrentVersionExpiration: kept }) => `${Prefix} ${kept?.NoncurrentDays}`);
      return (
        isVersioned &&
        days.join() === 'photos/ 7,incoming/ 1,exports/ 1,erased/ 1' &&
        rules.some(({ Prefix, ExpiredObjectDeleteMarker: goes }) => Prefix === undefined && goes)
      );
    }),
  spoil: (template) => {
    for (const { properties } of photosOf(template))
      for (const rule of properties.LifecycleConfiguration?.Rules ?? [])
        delete rule.NoncurrentVersionExpiration;
  },
};

/** Returns what CloudFront may do with objects of a bucket: `s3:GetObject photos/*`. */
const edgeAccessOf = (template: Template, bucket: string): string[] =>
  policiesOf(template, bucket)
    .filter(({ Principal }) => Principal?.Service === 'cloudfront.amazonaws.com')
    .flatMap(({ Action, Resource }) =>
      listOf(Action).flatMap((action) =>
        listOf(Resource).map((resource) => `${action} ${spelled(resource).replace(/^<[^>]+>\//, '')}`),
      ),
    );

const edgeReadsPhotosOnly: Rule = {
  says: 'CloudFront may read checked photos and exports, and neither uploads, versions nor records of erased users',
  offenders: (template) =>
    failing(
      photosOf(template),
      ({ id }) => edgeAccessOf(template, id).join() === 's3:GetObject exports/*,s3:GetObject photos/*',
    ),
  spoil: (template) => {
    for (const { properties } of resourcesOf<BucketPolicyShape>(template, 'AWS::S3::BucketPolicy'))
      for (const statement of properties.PolicyDocument?.Statement ?? [])
        if (statement.Principal?.Service && spelled(properties.Bucket).startsWith('<Photos'))
          statement.Resource = { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['Photos', 'Arn'] }, '/*']] };
  },
};

const recordingsOf = (template: Template) =>
  resourcesOf<BucketShape>(template, BUCKET).filter(({ id }) => id.startsWith('Recordings'));

const recordingsGo: Rule = {
  says: 'voice recordings and transcripts expire within a day',
  offenders: (template) => {
    const recordings = recordingsOf(template);
    if (recordings.length !== 1) return ['there must be one bucket of recordings'];
    return failing(
      recordings,
      ({ properties }) =>
        properties.LifecycleConfiguration?.Rules.some(
          ({ Prefix, ExpirationInDays }) => Prefix === undefined && ExpirationInDays === 1,
        ) ?? false,
    );
  },
  spoil: (template) => {
    for (const { properties } of recordingsOf(template)) delete properties.LifecycleConfiguration;
  },
};

const failedRecordsExpire: Rule = {
  says: 'changes that a stream consumer could not process expire after a week',
  offenders: (template) => {
    const buckets = resourcesOf<BucketShape>(template, BUCKET).filter(({ id }) =>
      id.startsWith('FailedRecords'),
    );
    if (buckets.length !== 1) return ['there must be one bucket of failed records'];
    return failing(
      buckets,
      ({ properties }) =>
        properties.LifecycleConfiguration?.Rules.every(
          ({ Prefix, ExpirationInDays }) => Prefix === undefined && ExpirationInDays === 7,
        ) ?? false,
    );
  },
  spoil: (template) => {
    for (const { properties } of resourcesOf<BucketShape>(template, BUCKET))
      delete properties.LifecycleConfiguration;
  },
};

export const bucketRules: Rule[] = [
  bucketsArePrivate,
  uploadsExpire,
  exportsExpire,
  keptPhotosStay,
  photosHaveVersions,
  edgeReadsPhotosOnly,
  recordingsGo,
  failedRecordsExpire,
];
