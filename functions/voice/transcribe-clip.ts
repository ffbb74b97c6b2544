import type { voiceRoutes } from '#shared/voice/routes.ts';
import type { Transcript } from '#shared/voice/schema.ts';
import type { VoiceError } from '#shared/voice/voice-error.ts';
import { speechLocales, type SpeechLocale } from '#shared/language/speech-locale.ts';
import type { Charge } from '../credits/public.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { LanguageOfRequest } from '../profile/public.ts';
import { speechFailure } from '../platform/speech/speech-failure.ts';
import type { HearSound, StreamableSound } from '../platform/speech/speech-stream.ts';
import type { CountSpeech } from './count-speech.ts';
import type { RequireDictation } from './require-dictation.ts';
import { failedBy, isCharged, transcribedAs } from './outcome.ts';
import { readRecording } from './recording/read-recording.ts';
import type { VoiceJobs } from './service.ts';
import { timeoutSignal } from '../platform/timeouts.ts';

/** Enough for the longest clip, and leaves time to start a job within the request's 25 s. */
const STREAM_MS = 16_000;

interface Dependencies {
  hear: HearSound;
  languageOf: LanguageOfRequest;
  jobs: Pick<VoiceJobs, 'startedBy' | 'transcribe'>;
  countSpeech: CountSpeech;
  needDictation: RequireDictation;
  charge: Pick<Charge, 'run'>;
  /** Logs why the stream returned no transcript. */
  report: (reason: VoiceError, error: Error) => void;
  /** Time limit for a stream's transcript, ms. */
  streamMs?: number;
}

/** Errors that a batch job would run into as well. */
const lasting: ReadonlySet<VoiceError> = new Set<VoiceError>(['quota_exceeded', 'not_configured']);

/**
 * Transcribes a short recording immediately. If the stream fails or is too slow, a batch job takes over and holds its
 * own credits: a stream without a transcript costs nothing.
 */
export const transcribeClip = ({
  hear,
  languageOf,
  jobs,
  countSpeech,
  needDictation,
  charge,
  report,
  streamMs = STREAM_MS,
}: Dependencies): Endpoint<typeof voiceRoutes.transcribe> => {
  /** @returns null if the stream failed */
  const listen = async (
    sound: StreamableSound,
    locale: SpeechLocale,
    deadline: AbortSignal,
  ): Promise<Transcript | null> => {
    try {
      const limit = AbortSignal.any([deadline, timeoutSignal(streamMs)]);
      const heard = await hear(sound, { locale, deadline: limit });
      return transcribedAs(heard.words, heard.confidence);
    } catch (error) {
      const isRefused = (error as Error).name === 'BadRequestException';
      const reason = isRefused ? 'unavailable' : speechFailure(error);
      if (reason === null) throw error;
      report(reason, error as Error);
      return lasting.has(reason) ? failedBy(reason) : null;
    }
  };

  return async ({ caller, raw, body, idempotency, deadline }) => {
    const { user_id } = caller;
    const payer = { user_id, idempotency, deadline };
    const recording = await readRecording(Buffer.from(body.audio, 'base64'), body.content_type);
    const { sound, isEmpty } = recording;
    if (isEmpty) return failedBy('no_speech');
    const startedJob = await jobs.startedBy(user_id, idempotency);
    if (startedJob) return startedJob;
    await needDictation(user_id, recording);
    const language = await languageOf({ caller, raw });
    const heard = sound && (await transcribeNow(sound));
    return heard ?? jobs.transcribe(payer, recording, { language, isCounted: sound !== null });

    function transcribeNow(streamed: StreamableSound): Promise<Transcript | null> {
      return charge.run(payer, 'voice_transcription', async () => {
        await countSpeech(user_id, recording);
        const answer = await listen(streamed, speechLocales[language], deadline);
        return { answer, isUseful: answer !== null && isCharged(answer) };
      });
    }
  };
};
