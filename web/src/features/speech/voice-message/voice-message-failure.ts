import { t } from '#web/lib/language/translate.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { Transcript } from '#shared/voice/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** Error codes for the provider's or the user's quota (decision D33). */
const quotas = new Set<string>([
  'CREDITS_EXHAUSTED',
  'FAIR_USE_REACHED',
  'DAILY_LIMIT_REACHED',
] satisfies ErrorCode[]);

/** Error of a recording that could not be transcribed. */
export interface VoiceFailure {
  /** `quota`: the limit is reached. `silence`: no speech was found. `failed`: can be retried. */
  kind: 'quota' | 'silence' | 'failed';
  /** User-facing message. */
  text: string;
}

export const failureOfAnswer = ({ error, text: sentence }: Transcript): VoiceFailure | null => {
  if (error === undefined) return null;
  const text = t(sentence);
  if (error === 'quota_exceeded') return { kind: 'quota', text };
  return { kind: error === 'no_speech' ? 'silence' : 'failed', text };
};

export const failureOfError = (error: unknown): VoiceFailure => {
  const text = error instanceof Error ? error.message : t('We couldn’t transcribe the recording.');
  return { kind: error instanceof ApiError && quotas.has(error.code) ? 'quota' : 'failed', text };
};

/** Shows a toast for failed voice input; silence is reported in place. */
export const showVoiceFailure = ({ kind }: VoiceFailure): void => {
  if (kind === 'quota') notify.error(t('Voice feature temporarily unavailable'));
  if (kind === 'failed') notify.error(t('Error'), t('Failed to process voice input'));
};

export const showNoMicrophone = (): void => notify.error(t('Error'), t('Could not access microphone'));
