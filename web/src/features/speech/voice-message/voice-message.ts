import { t } from '#web/lib/language/translate.ts';
import { createStore } from 'zustand/vanilla';
import { MAX_MEAL_SECONDS } from '#shared/voice/recording.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { followLevel } from '../dictation/follow-level.ts';
import type { Transcribe } from '../dictation/transcription.ts';
import { closeMicrophone, openMicrophone } from '../recording/microphone.ts';
import { canRecord, recordSound } from '../recording/record-sound.ts';
import {
  failureOfAnswer,
  failureOfError,
  showNoMicrophone,
  showVoiceFailure,
  type VoiceFailure,
} from './voice-message-failure.ts';
import { noVoiceMessage, type VoiceMessageState } from './voice-message-state.ts';

/**
 * After this time the message is sent automatically: longer ones count as dictation, which depends on the plan
 * (decision D18).
 */
const MAX_DURATION_MS = (MAX_MEAL_SECONDS - 2) * 1_000;

/** Asks about words that were hard to hear. They cost nothing. */
const didYouSay = (text: string): string =>
  t('Did you say “{text}”? Check the words before you send them. No credits were used.', { text });

const DECLINED = t(
  'You chose not to share recordings with an AI provider, so we can’t record you. Type instead.',
);

/** Current callbacks of the page. */
export interface VoiceMessageOptions {
  /** Called with the transcript. @param isUnsure whether the words were hard to hear: they must not be sent as they are */
  onText: (text: string, isUnsure: boolean) => void;
  /** Called with the quota message in addition to the toast: the coach shows it in the chat (decision D33). */
  onQuota?: (text: string) => void;
}

interface Needs {
  /** Returns whether recordings may be sent to a provider; null if not asked yet (decision D45). */
  readConsent: () => Promise<AiConsent | null>;
  hear: Transcribe;
}

/** A recording being transcribed. */
interface Sent {
  sound: Blob;
  key: string;
  job_id: string | null;
}

interface Recording {
  stop: () => void;
  drop: () => void;
}

/** Events of a running recording. */
interface RecordingEvents {
  onSound: (sound: Blob) => void;
  onNothing: () => void;
  onLevel: (level: number) => void;
  /** Called at the maximum length, or when the microphone ends by itself. */
  onOver: () => void;
}

/** Opens the microphone and records. @throws if it does not start */
const record = async ({ onSound, onNothing, onLevel, onOver }: RecordingEvents): Promise<Recording> => {
  const stream = await openMicrophone();
  let sound: ReturnType<typeof recordSound>;
  try {
    sound = recordSound(stream, { partMs: MAX_DURATION_MS * 2, onPart: onSound, onNothing });
  } catch (error) {
    closeMicrophone(stream);
    throw error;
  }
  const stopLevel = followLevel(stream, onLevel);
  const over = setTimeout(onOver, MAX_DURATION_MS);
  for (const track of stream.getTracks()) track.addEventListener('ended', onOver);
  const close = (end: () => void): void => {
    clearTimeout(over);
    for (const track of stream.getTracks()) track.removeEventListener('ended', onOver);
    end();
    stopLevel();
    closeMicrophone(stream);
  };
  return { stop: () => close(sound.finish), drop: () => close(sound.discard) };
};

/**
 * Creates a spoken message: the first click records, the next one sends the recording for transcription. The microphone
 * is only on while recording; one message at a time.
 */
export const createVoiceMessage = ({ readConsent, hear }: Needs) => {
  const store = createStore<VoiceMessageState>(() => noVoiceMessage);
  const { getState, setState } = store;
  let options: VoiceMessageOptions = { onText: () => undefined };
  /** Invalidates earlier requests. */
  let turn = new AbortController();
  let recording: Recording | null = null;
  let sent: Sent | null = null;

  const nextTurn = (): AbortSignal => {
    turn.abort();
    turn = new AbortController();
    return turn.signal;
  };
  const settle = (change: Partial<VoiceMessageState> = {}): void =>
    setState({ ...noVoiceMessage, ...change });

  const fail = (failure: VoiceFailure): void => {
    showVoiceFailure(failure);
    if (failure.kind === 'failed') return settle({ message: failure.text, canRetry: true });
    sent = null;
    settle({ message: failure.kind === 'silence' ? failure.text : null });
    if (failure.kind === 'quota') options.onQuota?.(failure.text);
  };

  const process = async (mine: Sent): Promise<void> => {
    const signal = nextTurn();
    sent = mine;
    settle({ status: 'processing' });
    const onJob = (job_id: string): void => {
      mine.job_id = job_id;
    };
    try {
      const answer = await hear(mine, { signal, onJob });
      if (signal.aborted) return;
      const failure = failureOfAnswer(answer);
      // The server has answered it: a retry with the same key would return the same response.
      if (failure) {
        Object.assign(mine, { key: newIdempotencyKey(), job_id: null });
        return fail(failure);
      }
      sent = null;
      const isUnsure = answer.is_unsure === true;
      settle({ message: isUnsure ? didYouSay(answer.text) : null });
      options.onText(answer.text, isUnsure);
    } catch (error) {
      if (!signal.aborted) fail(failureOfError(error));
    }
  };

  const begin = async (known?: AiConsent): Promise<void> => {
    const signal = nextTurn();
    settle({ status: 'starting' });
    const consent = known ?? (await readConsent());
    if (signal.aborted) return;
    if (consent === null) return settle({ status: 'asking' });
    if (consent === 'declined') return decline();
    try {
      const ifWanted = (act: () => void): void => {
        if (!signal.aborted) act();
      };
      const started = await record({
        onSound: (sound) => ifWanted(() => void process({ sound, key: newIdempotencyKey(), job_id: null })),
        onNothing: () => ifWanted(() => fail({ kind: 'silence', text: t(voiceMessages.no_speech) })),
        onLevel: (level) => ifWanted(() => setState({ level })),
        onOver: stop,
      });
      if (signal.aborted) return started.drop();
      recording = started;
      settle({ status: 'recording', since: Date.now() });
    } catch {
      if (signal.aborted) return;
      showNoMicrophone();
      settle();
    }
  };

  const decline = (): void => settle({ message: DECLINED, isDeclined: true });

  const stop = (): void => {
    if (recording === null) return;
    const mine = recording;
    recording = null;
    // A recorder delivers its audio asynchronously: block other actions until then.
    settle({ status: 'processing' });
    mine.stop();
  };

  return {
    store,
    follow: (next: VoiceMessageOptions): void => {
      options = next;
    },
    /** Starts recording, or sends the recording. Does nothing while it is being transcribed. */
    press: (): void => {
      const { status } = getState();
      if (status === 'recording') return stop();
      if (status !== 'idle') return;
      sent = null;
      if (canRecord()) void begin();
      else showNoMicrophone();
    },
    stop,
    /** Discards the recording or its transcription. */
    cancel: (): void => {
      nextTurn();
      recording?.drop();
      recording = sent = null;
      settle();
    },
    retry: (): void => {
      if (sent && getState().status === 'idle') void process(sent);
    },
    /** Handles consent to send recordings to a provider. */
    agreed: (): void => {
      if (getState().status === 'asking') void begin('granted');
    },
    declined: (): void => {
      if (getState().status === 'asking') decline();
    },
    /** Asks for consent again. */
    askAgain: (): void => settle({ status: 'asking' }),
  };
};

export type VoiceMessage = ReturnType<typeof createVoiceMessage>;
