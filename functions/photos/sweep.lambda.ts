import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { openTable } from '../platform/table/client.ts';
import { createPhotoBucket } from '../platform/photos/photo-bucket.ts';
import { createPhotoRepository } from './repository.ts';
import { createPhotoSweep } from './sweep-photos.ts';

const { TABLE_NAME, PHOTO_BUCKET } = environment('TABLE_NAME', 'PHOTO_BUCKET');
const repository = createPhotoRepository(openTable(TABLE_NAME), systemClock);
const sweep = createPhotoSweep({ repository, bucket: createPhotoBucket(PHOTO_BUCKET), clock: systemClock });

export const handler = createJobHandler(async () => ({ removed: await sweep() }));
