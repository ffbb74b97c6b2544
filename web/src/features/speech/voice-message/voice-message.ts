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

/** Then it is sent by itself: what is longer is dictation, which a plan has or has not (decision D18). */
const MAX_DURATION_MS = (MAX_MEAL_SECONDS - 2) * 1_000;

const DECLINED = t(
  'You chose that no recording goes to an AI provider, so nothing is recorded. Please type instead.',
);

/** What the page wants of it, as it wants it now. */
export interface VoiceMessageWishes {
  /** What was said. */
  onText: (text: string) => void;
  /** The quota's own sentence, beside the toast: the coach shows it as a message (decision D33). */
  onQuota?: (text: string) => void;
}

interface Needs {
  /** Whether recordings may go to a provider; null while nobody asked (decision D45). */
  readConsent: () => Promise<AiConsent | null>;
  hear: Transcribe;
}

/** A recording on its way to words. */
interface Sent {
  sound: Blob;
  key: string;
  job_id: string | null;
}

interface Recording {
  stop: () => void;
  drop: () => void;
}

/** What a recording tells on its way. */
interface Told {
  onSound: (sound: Blob) => void;
  onNothing: () => void;
  onLevel: (level: number) => void;
  /** It lasts as long as it may, or the microphone ended of itself. */
  onOver: () => void;
}

/** Opens the microphone and records. @throws when it does not start */
const record = async ({ onSound, onNothing, onLevel, onOver }: Told): Promise<Recording> => {
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
 * A spoken message: one press records, the next one sends the recording to become words. The microphone is on while it
 * records and at no other time; one message at a time.
 */
export const createVoiceMessage = ({ readConsent, hear }: Needs) => {
  const store = createStore<VoiceMessageState>(() => noVoiceMessage);
  const { getState, setState } = store;
  let wishes: VoiceMessageWishes = { onText: () => undefined };
  /** Outdates what was asked for before. */
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
    if (failure.kind === 'quota') wishes.onQuota?.(failure.text);
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
      // It has an answer: sent again under its key, it would get the same one.
      if (failure) {
        Object.assign(mine, { key: newIdempotencyKey(), job_id: null });
        return fail(failure);
      }
      sent = null;
      settle();
      wishes.onText(answer.text);
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
    // A recorder gives its sound a moment later: until then nothing else begins.
    settle({ status: 'processing' });
    mine.stop();
  };

  return {
    store,
    follow: (next: VoiceMessageWishes): void => {
      wishes = next;
    },
    /** The first press records, the next one sends. While it becomes words a press does nothing. */
    press: (): void => {
      const { status } = getState();
      if (status === 'recording') return stop();
      if (status !== 'idle') return;
      sent = null;
      if (canRecord()) void begin();
      else showNoMicrophone();
    },
    stop,
    /** Throws away what is recorded or on its way. */
    cancel: (): void => {
      nextTurn();
      recording?.drop();
      recording = sent = null;
      settle();
    },
    retry: (): void => {
      if (sent && getState().status === 'idle') void process(sent);
    },
    /** The person agreed that recordings go to a provider. */
    agreed: (): void => {
      if (getState().status === 'asking') void begin('granted');
    },
    declined: (): void => {
      if (getState().status === 'asking') decline();
    },
    /** Asks again whether recordings may go to a provider. */
    reconsider: (): void => settle({ status: 'asking' }),
  };
};

export type VoiceMessage = ReturnType<typeof createVoiceMessage>;
