import { join } from 'node:path';
import type { PluginContext, ServicePlugin } from '../plugin.ts';
import { createS3, type S3 } from './s3.ts';

/** Creates S3 with the template's buckets. */
export const createS3Plugin = ({
  stack,
  store,
  dataDir,
  clock,
}: PluginContext): ServicePlugin & Pick<S3, 'objects' | 'expireNow'> => {
  const s3 = createS3({ store, dir: join(dataDir, 's3'), clock });
  s3.configureBuckets(stack);
  return s3;
};
