import { t } from '#web/lib/language/translate.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { Transcript } from '#shared/voice/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

/** The provider's quota, or the person's own (decision D33). */
const quotas = new Set<string>([
  'CREDITS_EXHAUSTED',
  'FAIR_USE_REACHED',
  'DAILY_LIMIT_REACHED',
] satisfies ErrorCode[]);

/** What a recording came to that did not become words. */
export interface VoiceFailure {
  /** `quota`: enough for now. `silence`: nothing was said. `failed`: it may be tried again. */
  kind: 'quota' | 'silence' | 'failed';
  /** A sentence for the person. */
  text: string;
}

export const failureOfAnswer = ({ error, text: sentence }: Transcript): VoiceFailure | null => {
  if (error === undefined) return null;
  const text = t(sentence);
  if (error === 'quota_exceeded') return { kind: 'quota', text };
  return { kind: error === 'no_speech' ? 'silence' : 'failed', text };
};

export const failureOfError = (error: unknown): VoiceFailure => {
  const text = error instanceof Error ? error.message : t('The recording could not be turned into words.');
  return { kind: error instanceof ApiError && quotas.has(error.code) ? 'quota' : 'failed', text };
};

/** The toasts of failed voice input; silence is told in place. */
export const showVoiceFailure = ({ kind }: VoiceFailure): void => {
  if (kind === 'quota') notify.error(t('Voice feature temporarily unavailable'));
  if (kind === 'failed') notify.error(t('Error'), t('Failed to process voice input'));
};

export const showNoMicrophone = (): void => notify.error(t('Error'), t('Could not access microphone'));
