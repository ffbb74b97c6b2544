import type { Clock } from '../../gateway/clock.ts';
import type { AwsService } from '../../gateway/aws-service.ts';
import type { Store } from '../../store.ts';
import type { ServiceEvent } from '../eventbridge/event-bus.ts';
import type { LocalStack } from '../../template/model.ts';
import { bucketOf } from './bucket.ts';
import type { Bucket } from './bucket.ts';
import { openContentFiles } from './content-files.ts';
import { expireObjects } from './lifecycle.ts';
import { openObjectRows } from './object-rows.ts';
import { createObjectStore } from './object-store.ts';
import type { ObjectStore } from './object-store.ts';
import { createdEvent } from './created-event.ts';
import { createS3Service } from './s3-service.ts';

export interface S3Options {
  store: Store;
  /** Folder of the objects' contents. */
  dir: string;
  clock: Clock;
  /** Receives the events of the buckets that emit them. */
  emit?: (event: ServiceEvent) => void;
}

export interface S3 {
  service: AwsService;
  objects: ObjectStore;
  /**
   * Creates the template's buckets and keeps their existing objects.
   * @throws Error that names an unsupported bucket property
   */
  configureBuckets(stack: LocalStack): void;
  /** Deletes the objects and versions that have expired by `now` and returns their number. */
  expireNow(now: Date): Promise<number>;
}

/** Creates the local S3: the template's buckets, with contents in files and everything else in the store. */
export const createS3 = ({ store, dir, clock, emit = () => undefined }: S3Options): S3 => {
  const rows = openObjectRows(store);
  const buckets = new Map<string, Bucket>();
  const objects = createObjectStore({
    rows,
    files: openContentFiles(dir, rows.hasFile),
    clock,
    isVersioned: (name) => buckets.get(name)?.isVersioned ?? false,
    onCreated: (entry) => {
      if (buckets.get(entry.bucket)?.emitsEvents) emit(createdEvent(entry));
    },
  });
  return {
    service: createS3Service({ buckets, objects, clock }),
    objects,
    configureBuckets: (stack) => {
      buckets.clear();
      for (const bucket of stack.byType('AWS::S3::Bucket').map(bucketOf)) buckets.set(bucket.name, bucket);
    },
    expireNow: (now) => expireObjects(objects, buckets.values(), now),
  };
};
