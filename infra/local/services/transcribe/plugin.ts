import type { PluginContext, ServicePlugin } from '../plugin.ts';
import type { EventBus } from '../eventbridge/event-bus.ts';
import type { ObjectStore } from '../s3/object-store.ts';
import type { SpeechRecognizer } from './speech-recognizer.ts';
import { startStreamServer } from './stream-server.ts';
import { createTranscribeService } from './transcribe-service.ts';
import { createTranscriptionJobs } from './transcription-jobs.ts';

interface Dependencies {
  recognizer: SpeechRecognizer;
  objects: ObjectStore;
  events: EventBus;
}

/** Creates Transcribe: batch jobs on the shared endpoint, streaming on its own HTTP/2 endpoint. */
export const createTranscribePlugin = async (
  { principalOf, clock, report }: PluginContext,
  { recognizer, objects, events }: Dependencies,
): Promise<ServicePlugin> => {
  const jobs = createTranscriptionJobs({ recognizer, objects, events, clock, report });
  const stream = await startStreamServer({ recognizer, principalOf, clock, report });
  return {
    service: createTranscribeService(jobs, recognizer),
    endpoint: { name: 'TRANSCRIBE_STREAMING', url: stream.endpoint },
    stop: async () => {
      jobs.stop();
      await stream.close();
    },
  };
};
