import { t } from '#web/lib/language/translate.ts';
import { createStore } from 'zustand/vanilla';
import type { AiConsent } from '#shared/profile/choices.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { type DictationState, dictationOff } from './dictation-state.ts';
import { createTranscription, type Transcribe } from './transcription.ts';
import { MICROPHONE_BLOCKED } from '../recording/microphone.ts';
import { recordFromMicrophone } from '../recording/record-from-microphone.ts';
import { browserRecognition, recognise } from './recognition.ts';
import { canRecord } from '../recording/record-sound.ts';

/** Pause that ends a dictation: longer than a breath, short enough not to annoy. */
const SILENCE_MS = 2_500;
const LOOK_MS = 250;
/** Louder than a quiet room. */
const VOICE_LEVEL = 0.25;

/**
 * Errors of the recognition service: unreachable, blocked, or without audio. Recording may still work, or explain why
 * not.
 */
const serviceErrors = new Set(['network', 'service-not-allowed', 'audio-capture']);

const DECLINED = t(
  'You chose not to share recordings with an AI provider, so we can’t record you. Type your meal instead.',
);

/** Current callbacks of the page. */
export interface DictationOptions {
  /** Called with each final transcript. */
  onWords: (words: string) => void;
  stopsAtSilence: boolean;
}

interface Needs {
  /** Returns whether recordings may be sent to a provider; null if not asked yet (decision D45). */
  readConsent: () => Promise<AiConsent | null>;
  hear: Transcribe;
}

/** Running speech engine. `stop` still delivers the last text, `drop` does not. */
interface Running {
  stop: () => void;
  drop: () => void;
}

/**
 * Creates dictation from a microphone: with the browser's speech recognition or, if that is missing or unreachable,
 * with recordings transcribed by the server. The microphone is only on between `start` and `stop`.
 */
export const createDictation = ({ readConsent, hear }: Needs) => {
  const store = createStore<DictationState>(() => dictationOff);
  const { getState, setState } = store;
  let options: DictationOptions = { onWords: () => undefined, stopsAtSilence: false };
  const onFinal = (words: string): void => options.onWords(words);
  const hearing = createTranscription({ store, hear, onFinal });
  let running: Running | null = null;
  /** Invalidates earlier requests. */
  let turn = 0;
  let isServiceLost = false;
  let watching: ReturnType<typeof setInterval> | undefined;
  let heardAt: number | null = null;

  const off = (): void => {
    turn += 1;
    running = null;
    clearInterval(watching);
    setState({ mic: 'off', interim: '', level: null });
  };

  const on = (by: DictationState['by'], source: Running): void => {
    running = source;
    heardAt = null;
    setState({ mic: 'on', by, interim: '', since: Date.now() });
    clearInterval(watching);
    watching = setInterval(() => {
      const isPause = heardAt !== null && Date.now() - heardAt > SILENCE_MS;
      if (isPause && options.stopsAtSilence) stop();
    }, LOOK_MS);
  };

  const notSupported = (): void =>
    notify.error(t('Not Supported'), t('Speech recognition is not supported in your browser.'));

  const afterRecogniser = (error: string | null): void => {
    const isWanted = getState().mic === 'on';
    off();
    // It was already stopped: the microphone must not turn on again by itself.
    if (error === null || !isWanted) return;
    if (serviceErrors.has(error)) {
      isServiceLost = true;
      if (!canRecord()) return notSupported();
      setState({
        message: t('Your browser’s speech recognition didn’t work, so we’re recording your voice instead.'),
      });
      void record();
    } else if (error === 'not-allowed') {
      notify.error(t('Microphone blocked'), MICROPHONE_BLOCKED);
    } else {
      notify.error(t('Speech Recognition Error'), t('Could not process speech. Please try again.'));
    }
  };

  const listen = (Maker: NonNullable<ReturnType<typeof browserRecognition>>): void => {
    const mine = (turn += 1);
    const source = recognise(Maker, {
      onInterim: (interim) => {
        if (interim !== '') heardAt = Date.now();
        if (mine === turn) setState({ interim });
      },
      onFinal: (words) => {
        heardAt = Date.now();
        onFinal(words);
      },
      onEnd: (error) => {
        if (mine === turn) afterRecogniser(error);
      },
    });
    on('recogniser', source);
  };

  const record = async (known?: AiConsent): Promise<void> => {
    const mine = (turn += 1);
    setState({ mic: 'starting', by: 'recording' });
    const consent = known ?? (await readConsent());
    if (mine !== turn) return;
    if (consent === null) return setState({ mic: 'asking' });
    if (consent === 'declined') return decline();
    const source = await recordFromMicrophone({
      onPart: hearing.add,
      onLevel: (level) => {
        if (level > VOICE_LEVEL) heardAt = Date.now();
        setState({ level });
      },
      onLost: () => stop(),
    });
    if (mine !== turn) return source?.drop();
    if (source === null) return off();
    setState({ partsHeard: 0 });
    on('recording', source);
  };

  const decline = (): void => {
    off();
    setState({ message: DECLINED, isDeclined: true });
  };

  const stop = (): void => {
    // Speech recognition delivers its last text after it is stopped, so its turn lasts until it ends.
    const isRecognising = running !== null && getState().by === 'recogniser';
    running?.stop();
    if (isRecognising) setState({ mic: 'off', level: null });
    else off();
    clearInterval(watching);
  };

  return {
    store,
    follow: (next: DictationOptions): void => {
      options = next;
    },
    start: (): void => {
      if (getState().mic !== 'off') return;
      running?.drop();
      setState({ message: null, isDeclined: false });
      const Maker = isServiceLost ? null : browserRecognition();
      if (Maker) listen(Maker);
      else if (canRecord()) void record();
      else notSupported();
    },
    stop,
    /** Handles consent to send recordings to a provider. Consent after the page was left starts nothing. */
    agreed: (): void => {
      if (getState().mic === 'asking') void record('granted');
    },
    declined: (): void => {
      if (getState().mic === 'asking') decline();
    },
    /** Asks for consent again. */
    askAgain: (): void => setState({ mic: 'asking', message: null, isDeclined: false }),
    retry: hearing.retry,
    dismissFailed: hearing.dismissFailed,
    /** Turns off the microphone when the page is left, and sends nothing; recordings wait for `comeBack`. */
    leave: (): void => {
      hearing.pause();
      running?.stop();
      off();
    },
    comeBack: hearing.resume,
  };
};

export type Dictation = ReturnType<typeof createDictation>;
