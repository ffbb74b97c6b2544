/** First part of the query keys of voice jobs; the second is the job ID. */
export const VOICE_JOBS = 'voice-jobs';
