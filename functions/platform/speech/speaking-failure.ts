import type { SpeechError } from '#shared/speech/speech-error.ts';
import { isPassingFailure } from '../passing-failure.ts';

/** What Amazon Polly answers by its quotas. Source: Amazon Polly Developer Guide, 'Quotas'. */
const quotas = new Set(['LimitExceededException', 'ThrottlingException', 'TooManyRequestsException']);

/** What AWS answers where an account has no Polly, or a region no such voice. Source: 'Common Errors'; 'SynthesizeSpeech'. */
const missing = new Set(['SubscriptionRequiredException', 'OptInRequired', 'EngineNotSupportedException']);

/** The service's own troubles. */
const troubles = new Set(['ServiceFailureException', 'ServiceUnavailableException']);

/** What Node says of an HTTP/2 connection that broke, and the SDK of one that never answered. */
const isBrokenConnection = (error: unknown): boolean => {
  const { code, message } = error as Error & { code?: unknown };
  return /^ERR_(?:HTTP2|STREAM)_/.test(String(code)) || /\bhttp\/?2\b/i.test(message);
};

/**
 * Why the speech service did not speak.
 * @returns null for what is a fault of ours: it is to be thrown on, and rings
 */
export const speakingFailure = (error: unknown): SpeechError | null => {
  const { name } = error as Error;
  if (quotas.has(name)) return 'busy';
  if (missing.has(name)) return 'not_configured';
  if (name === 'TextLengthExceededException') return 'too_long';
  return troubles.has(name) || isBrokenConnection(error) || isPassingFailure(error) ? 'unavailable' : null;
};
