import type { Clock } from '../../gateway/clock.ts';
import type { AwsService } from '../../gateway/aws-service.ts';
import type { Store } from '../../store.ts';
import type { LocalStack } from '../../template/model.ts';
import { bucketOf } from './bucket.ts';
import type { Bucket } from './bucket.ts';
import { openContentFiles } from './content-files.ts';
import { expireObjects } from './lifecycle.ts';
import { openObjectRows } from './object-rows.ts';
import { createObjectStore } from './object-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3Service } from './s3-service.ts';

export interface S3Options {
  store: Store;
  /** Folder of the objects' contents. */
  dir: string;
  clock: Clock;
}

export interface S3 {
  service: AwsService;
  objects: ObjectStore;
  /**
   * Takes the buckets of the template; what they held before stays.
   * @throws Error naming a bucket's property that this machine does not host
   */
  configureBuckets(stack: LocalStack): void;
  /** Deletes what the lifecycle rules end by a moment, and says how many objects went. */
  expireNow(now: Date): Promise<number>;
}

const EXPIRY_INTERVAL_MS = 3_600_000;

/** S3 on this machine: the template's buckets, their contents in files, everything else in the store. */
export const createS3 = ({ store, dir, clock }: S3Options): S3 => {
  const rows = openObjectRows(store);
  const objects = createObjectStore(rows, openContentFiles(dir, rows.hasFile), clock);
  const buckets = new Map<string, Bucket>();
  const expireNow = (now: Date): Promise<number> => expireObjects(objects, buckets.values(), now);
  /** The host may close the store at any time: what is left then is for the next start. */
  const expireInBackground = (): void => {
    expireNow(clock()).catch((error: unknown) => {
      clearInterval(timer);
      if (store.isOpen) throw error;
    });
  };
  const timer = setInterval(expireInBackground, EXPIRY_INTERVAL_MS);
  timer.unref();
  return {
    service: createS3Service({ buckets, objects, clock }),
    objects,
    configureBuckets: (stack) => {
      buckets.clear();
      for (const bucket of stack.byType('AWS::S3::Bucket').map(bucketOf)) buckets.set(bucket.name, bucket);
      expireInBackground();
    },
    expireNow,
  };
};
