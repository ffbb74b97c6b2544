import { queryOptions } from '@tanstack/react-query';
import { voiceRoutes } from '#shared/voice/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { VOICE_JOBS } from './voice-jobs-key.ts';

/** Between two looks at a job. Its end is told over the socket; this is for windows without one. ms */
const LOOK_AGAIN_MS = 4_000;

export const voiceJobQuery = (id: string) =>
  queryOptions({
    queryKey: [VOICE_JOBS, id],
    queryFn: ({ signal }) => call(voiceRoutes.readJob, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'done' ? false : LOOK_AGAIN_MS),
  });
