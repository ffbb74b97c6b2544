import { CodedError } from '#shared/errors/coded-error.ts';
import type { speechRoutes } from '#shared/speech/routes.ts';
import type { SpeechAnswer } from '#shared/speech/schema.ts';
import { NOTHING_TO_READ, type SpeechError, speechMessages } from '#shared/speech/speech-error.ts';
import { spokenText } from '#shared/speech/spoken-text.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SpeakText } from '../platform/speech/speak-text.ts';
import { speakingFailure } from '../platform/speech/speaking-failure.ts';
import type { CountCall } from '../platform/limits/count-call.ts';
import type { ReadConsent } from '../profile/read-consent.ts';

/** Who waits for a voice has read the text before that. ms */
const MAX_DURATION_MS = 15_000;

/** What Polly reads at once, characters. Source: Amazon Polly Developer Guide, 'Quotas'. */
const MAX_CHARACTERS = 3_000;

interface Dependencies {
  speakText: SpeakText;
  /** Counts the characters that go to the speech service. */
  countCharacters: CountCall;
  readConsent: ReadConsent;
  /** Notes why there is no sound. */
  report: (reason: SpeechError, error: Error) => void;
  /** Longest wait for the sound, ms. */
  timeoutMs?: number;
}

const fallback = (reason: SpeechError): SpeechAnswer => ({ fallback: true, error: speechMessages[reason] });

/**
 * Reads a text aloud. What cannot be read now is answered with `fallback`, at no harm: the text is on the screen. A text
 * is the product's own words, so nobody is asked before; who declined providers is heeded.
 */
export const speak = ({
  speakText,
  countCharacters,
  readConsent,
  report,
  timeoutMs = MAX_DURATION_MS,
}: Dependencies): Endpoint<typeof speechRoutes.speak> => {
  /** @returns whether the person has characters left today */
  const counted = async (userId: string, characters: number): Promise<boolean> => {
    try {
      await countCharacters(userId, characters);
      return true;
    } catch (error) {
      if (error instanceof CodedError && error.code === 'DAILY_LIMIT_REACHED') return false;
      throw error;
    }
  };

  return async ({ caller: { user_id }, body, deadline }) => {
    const text = spokenText(body.text);
    if (text === '') return { error: NOTHING_TO_READ };
    // Units in words are longer than their signs.
    if (text.length > MAX_CHARACTERS) return fallback('too_long');
    if ((await readConsent(user_id)) === 'declined') return fallback('declined');
    if (!(await counted(user_id, text.length))) return fallback('limit');
    try {
      const sound = await speakText(
        text,
        body.voice,
        AbortSignal.any([deadline, AbortSignal.timeout(timeoutMs)]),
      );
      return { audioContent: Buffer.from(sound).toString('base64') };
    } catch (error) {
      const reason = speakingFailure(error);
      if (reason === null) throw error;
      report(reason, error as Error);
      return fallback(reason);
    }
  };
};
