import { LOCAL_ACCOUNT } from '../../template/model.ts';
import type { ServiceEvent } from '../eventbridge/event-bus.ts';
import type { ObjectEntry } from './object-versions.ts';

/**
 * Creates the event of a new object.
 * Source: Amazon S3 User Guide, 'EventBridge event message structure'. `sequencer` and request ID have no local meaning.
 */
export const createdEvent = ({ bucket, key, size, etag }: ObjectEntry): ServiceEvent => ({
  source: 'aws.s3',
  type: 'Object Created',
  detail: {
    version: '0',
    bucket: { name: bucket },
    object: { key, size, etag: etag.replaceAll('"', '') },
    requester: LOCAL_ACCOUNT,
    reason: 'PutObject',
  },
});
