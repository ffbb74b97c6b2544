import { queryOptions } from '@tanstack/react-query';
import { voiceRoutes } from '#shared/voice/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { VOICE_JOBS } from './voice-jobs-key.ts';

/** Polling interval for a job, for tabs without a socket; otherwise the socket reports its end. ms */
const LOOK_AGAIN_MS = 4_000;

export const voiceJobQuery = (id: string) =>
  queryOptions({
    queryKey: [VOICE_JOBS, id],
    queryFn: ({ signal }) => call(voiceRoutes.readJob, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'done' ? false : LOOK_AGAIN_MS),
  });
