/** First part of the query keys of voice jobs; the second is the job's id. */
export const VOICE_JOBS = 'voice-jobs';
