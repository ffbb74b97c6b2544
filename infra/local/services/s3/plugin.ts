import { join } from 'node:path';
import type { PluginContext, ServicePlugin } from '../plugin.ts';
import type { ObjectStore } from './object-store.ts';
import { createS3 } from './s3.ts';

/** Creates S3 with the template's buckets. */
export const createS3Plugin = ({
  stack,
  store,
  dataDir,
  clock,
}: PluginContext): ServicePlugin & { objects: ObjectStore } => {
  const s3 = createS3({ store, dir: join(dataDir, 's3'), clock });
  s3.configureBuckets(stack);
  return { service: s3.service, objects: s3.objects };
};
