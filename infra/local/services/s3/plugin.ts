import { join } from 'node:path';
import type { PluginContext, ServicePlugin } from '../plugin.ts';
import type { EventBus } from '../eventbridge/event-bus.ts';
import { createS3, type S3 } from './s3.ts';

/** Creates S3 with the template's buckets, which send events to the bus if the template says so. */
export const createS3Plugin = (
  { stack, store, dataDir, clock, report }: PluginContext,
  events: EventBus,
): ServicePlugin & Pick<S3, 'objects' | 'expireNow'> => {
  const s3 = createS3({
    store,
    dir: join(dataDir, 's3'),
    clock,
    emit: (event) => void events.emit(event).catch(report),
  });
  s3.configureBuckets(stack);
  return s3;
};
