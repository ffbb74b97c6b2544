import type { QueryClient } from '@tanstack/react-query';
import type { VoiceJob, VoiceTranscribed } from '#shared/voice/schema.ts';
import { VOICE_JOBS } from '#web/features/speech/public.ts';

/** Puts the words of a recording where the page that waits for them looks, as if it had just asked. */
export const cacheTranscript = (
  queryClient: QueryClient,
  { job_id, text, error }: VoiceTranscribed,
): void => {
  const job: VoiceJob = { id: job_id, status: 'done', text, ...(error && { error }) };
  queryClient.setQueryData([VOICE_JOBS, job_id], job);
};
