import type { QueryClient } from '@tanstack/react-query';
import type { VoiceJob, VoiceTranscribed } from '#shared/voice/schema.ts';
import { VOICE_JOBS } from '#web/features/speech/public.ts';

/** Puts a recording's transcript into the query cache for the page that waits for it. */
export const cacheTranscript = (
  queryClient: QueryClient,
  { job_id, text, error }: VoiceTranscribed,
): void => {
  const job: VoiceJob = { id: job_id, status: 'done', text, ...(error && { error }) };
  queryClient.setQueryData([VOICE_JOBS, job_id], job);
};
