import type { VoiceError } from '#shared/voice/voice-error.ts';
import { isTransientFailure } from '../transient-failure.ts';

/** Amazon Transcribe's quota errors: concurrent streams and jobs, requests per second. */
const quotas = new Set(['LimitExceededException', 'ThrottlingException', 'TooManyRequestsException']);

/** Errors for an account without Transcribe. Source: Amazon Transcribe API Reference, 'Common Errors'. */
const missing = new Set(['SubscriptionRequiredException', 'OptInRequired']);

/** The service's own faults. */
const troubles = new Set(['InternalFailureException', 'ServiceUnavailableException', 'ConflictException']);

/**
 * Returns why the transcription failed.
 * @returns null for a fault of ours, which is rethrown and raises an alarm
 */
export const speechFailure = (error: unknown): VoiceError | null => {
  const { name } = error as Error;
  if (quotas.has(name)) return 'quota_exceeded';
  if (missing.has(name)) return 'not_configured';
  return troubles.has(name) || isTransientFailure(error) ? 'unavailable' : null;
};
