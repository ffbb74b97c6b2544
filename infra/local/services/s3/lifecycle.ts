import type { Bucket, LifecycleRule } from './bucket.ts';
import type { ObjectEntry } from './object-rows.ts';
import type { ObjectStore } from './object-store.ts';

const DAY_MS = 86_400_000;

/** Returns the expiry time. S3 counts the days from creation and rounds up to the next midnight UTC. */
const expiresAt = ({ lastModified }: ObjectEntry, days: number): number =>
  Math.ceil((lastModified.getTime() + days * DAY_MS) / DAY_MS) * DAY_MS;

const expired = async (
  objects: ObjectStore,
  bucket: Bucket,
  rule: LifecycleRule,
  now: Date,
): Promise<ObjectEntry[]> => {
  const days = rule.ExpirationInDays;
  if (rule.Status !== 'Enabled' || days === undefined) return [];
  const candidates = await objects.list(bucket.name, rule.Prefix);
  return candidates.filter((entry) => expiresAt(entry, days) <= now.getTime());
};

/**
 * Deletes the objects that have expired under their bucket's lifecycle rules.
 * @returns the number of deleted objects
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/intro-lifecycle-rules.html
 */
export const expireObjects = async (
  objects: ObjectStore,
  buckets: Iterable<Bucket>,
  now: Date,
): Promise<number> => {
  let count = 0;
  for (const bucket of buckets) {
    for (const rule of bucket.lifecycleRules) {
      for (const { key } of await expired(objects, bucket, rule, now)) {
        await objects.delete(bucket.name, key);
        count += 1;
      }
    }
  }
  return count;
};
