import type { PluginContext, ServicePlugin } from '../plugin.ts';
import type { EventBus } from '../eventbridge/event-bus.ts';
import type { ObjectStore } from '../s3/object-store.ts';
import type { Recogniser } from './recogniser.ts';
import { startStreamServer } from './stream-server.ts';
import { createTranscribeService } from './transcribe-service.ts';
import { createTranscriptionJobs } from './transcription-jobs.ts';

interface Dependencies {
  recogniser: Recogniser;
  objects: ObjectStore;
  events: EventBus;
}

/** Creates Transcribe: batch jobs on the shared endpoint, streaming on its own HTTP/2 endpoint. */
export const createTranscribePlugin = async (
  { principalOf, clock, report }: PluginContext,
  { recogniser, objects, events }: Dependencies,
): Promise<ServicePlugin> => {
  const jobs = createTranscriptionJobs({ recogniser, objects, events, clock, report });
  const stream = await startStreamServer({ recogniser, principalOf, clock, report });
  return {
    service: createTranscribeService(jobs, recogniser),
    endpoint: { name: 'TRANSCRIBE_STREAMING', url: stream.endpoint },
    stop: async () => {
      jobs.stop();
      await stream.close();
    },
  };
};
