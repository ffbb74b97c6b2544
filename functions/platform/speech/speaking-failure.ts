import type { SpeechError } from '#shared/speech/speech-error.ts';
import { isTransientFailure } from '../transient-failure.ts';

/** Amazon Polly's quota errors. Source: Amazon Polly Developer Guide, 'Quotas'. */
const quotas = new Set(['LimitExceededException', 'ThrottlingException', 'TooManyRequestsException']);

/** Errors for an account without Polly or a region without the voice. Source: 'Common Errors'; 'SynthesizeSpeech'. */
const missing = new Set(['SubscriptionRequiredException', 'OptInRequired', 'EngineNotSupportedException']);

/** The service's own faults. */
const troubles = new Set(['ServiceFailureException', 'ServiceUnavailableException']);

/** Returns whether an HTTP/2 connection broke (Node's error) or never responded (the SDK's error). */
const isBrokenConnection = (error: unknown): boolean => {
  const { code, message } = error as Error & { code?: unknown };
  return /^ERR_(?:HTTP2|STREAM)_/.test(String(code)) || /\bhttp\/?2\b/i.test(message);
};

/**
 * Returns why the speech service failed.
 * @returns null for a fault of ours, which is rethrown and raises an alarm
 */
export const speakingFailure = (error: unknown): SpeechError | null => {
  const { name } = error as Error;
  if (quotas.has(name)) return 'busy';
  if (missing.has(name)) return 'not_configured';
  if (name === 'TextLengthExceededException') return 'too_long';
  return troubles.has(name) || isBrokenConnection(error) || isTransientFailure(error) ? 'unavailable' : null;
};
