import type { Bucket, LifecycleRule } from './bucket.ts';
import type { ObjectStore } from './object-store.ts';
import type { ObjectVersion } from './object-versions.ts';

const DAY_MS = 86_400_000;

/** Returns whether so many days have passed. S3 rounds up to the next midnight UTC. */
const hasPassed = (days: number | undefined, since: Date, now: Date): boolean =>
  days !== undefined && Math.ceil((since.getTime() + days * DAY_MS) / DAY_MS) * DAY_MS <= now.getTime();

/** Groups the versions of each key, the newest first. */
const versionsByKey = (
  versions: readonly ObjectVersion[],
): [current: ObjectVersion, ...ObjectVersion[]][] => {
  const groups: [ObjectVersion, ...ObjectVersion[]][] = [];
  for (const version of versions) {
    const group = groups.at(-1);
    if (group?.[0].key === version.key) group.push(version);
    else groups.push([version]);
  }
  return groups;
};

/** Returns the noncurrent versions that expired. A version is noncurrent since its successor was created. */
const expiredVersions = (
  { NoncurrentVersionExpiration }: LifecycleRule,
  versions: readonly ObjectVersion[],
  now: Date,
): ObjectVersion[] => {
  const days = NoncurrentVersionExpiration?.NoncurrentDays;
  return versions.filter((_, at) => at > 0 && hasPassed(days, versions[at - 1]!.lastModified, now));
};

/** A rule for current objects also deletes their delete markers once no other version is left. */
const deletesMarker = (rule: LifecycleRule, { lastModified }: ObjectVersion, now: Date): boolean =>
  rule.ExpiredObjectDeleteMarker === true || hasPassed(rule.ExpirationInDays, lastModified, now);

/** Applies a rule to the versions of one key. @returns the number of deletions */
const applyRule = async (
  objects: ObjectStore,
  rule: LifecycleRule,
  versions: [current: ObjectVersion, ...ObjectVersion[]],
  now: Date,
): Promise<number> => {
  const [{ bucket, key, versionId, file, lastModified }] = versions;
  const expired = expiredVersions(rule, versions, now);
  for (const noncurrent of expired) await objects.delete(bucket, key, noncurrent.versionId);
  if (file !== null && hasPassed(rule.ExpirationInDays, lastModified, now)) await objects.delete(bucket, key);
  else if (file === null && expired.length === versions.length - 1 && deletesMarker(rule, versions[0], now))
    await objects.delete(bucket, key, versionId);
  else return expired.length;
  return expired.length + 1;
};

/**
 * Deletes the objects, versions and delete markers that have expired under their bucket's lifecycle rules.
 * @returns the number of deletions
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/intro-lifecycle-rules.html
 */
export const expireObjects = async (
  objects: ObjectStore,
  buckets: Iterable<Bucket>,
  now: Date,
): Promise<number> => {
  let count = 0;
  for (const { name, lifecycleRules } of buckets)
    for (const rule of lifecycleRules.filter(({ Status }) => Status === 'Enabled'))
      for (const versions of versionsByKey(await objects.versions(name, rule.Prefix)))
        count += await applyRule(objects, rule, versions, now);
  return count;
};
