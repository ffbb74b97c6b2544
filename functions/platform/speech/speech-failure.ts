import type { VoiceError } from '#shared/voice/voice-error.ts';
import { isPassingFailure } from '../passing-failure.ts';

/** What Amazon Transcribe calls its quotas: of concurrent streams and jobs, of requests a second. */
const quotas = new Set(['LimitExceededException', 'ThrottlingException', 'TooManyRequestsException']);

/** What AWS answers where an account has no Transcribe. Source: Amazon Transcribe API Reference, 'Common Errors'. */
const missing = new Set(['SubscriptionRequiredException', 'OptInRequired']);

/** The service's own troubles. */
const troubles = new Set(['InternalFailureException', 'ServiceUnavailableException', 'ConflictException']);

/**
 * Why the speech service gave no words.
 * @returns null for what is a fault of ours: it is to be thrown on, and rings
 */
export const speechFailure = (error: unknown): VoiceError | null => {
  const { name } = error as Error;
  if (quotas.has(name)) return 'quota_exceeded';
  if (missing.has(name)) return 'not_configured';
  return troubles.has(name) || isPassingFailure(error) ? 'unavailable' : null;
};
