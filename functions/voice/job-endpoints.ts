import type { voiceRoutes } from '#shared/voice/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { LanguageOfRequest } from '../profile/public.ts';
import type { VoiceJobs } from './service.ts';

export const createJob =
  (jobs: VoiceJobs): Endpoint<typeof voiceRoutes.createJob> =>
  ({ caller, body }) =>
    jobs.permitUpload(caller.user_id, body.content_type);

export const startJob =
  (jobs: VoiceJobs, languageOf: LanguageOfRequest): Endpoint<typeof voiceRoutes.startJob> =>
  async ({ caller, raw, params, deadline }) =>
    jobs.start(caller.user_id, params.id, { language: await languageOf({ caller, raw }), deadline });

export const readJob =
  (jobs: VoiceJobs): Endpoint<typeof voiceRoutes.readJob> =>
  ({ caller, params }) =>
    jobs.read(caller.user_id, params.id);
