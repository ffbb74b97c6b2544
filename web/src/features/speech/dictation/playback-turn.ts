import { create } from 'zustand';

interface SpeechState {
  /** `blocked`: the browser requires a click before it plays sound. */
  status: 'silent' | 'loading' | 'speaking' | 'blocked';
  /** Name passed to `speak`; null if there was none. */
  of: string | null;
  /** Plays blocked sound. Must be called by the click handler. */
  play: () => void;
}

const silent: SpeechState = { status: 'silent', of: null, play: () => undefined };

/** Speech output of this tab: one text at a time. */
export const useSpeech = create<SpeechState>()(() => silent);

let turn: AbortController | null = null;

/** Stops the speech output. */
export const stopSpeaking = (): void => {
  turn?.abort();
  turn = null;
  useSpeech.setState(silent);
};

/** Turn to speak, until another text takes over. */
export interface PlaybackTurn {
  /** Aborts when the turn is over. */
  signal: AbortSignal;
  /** Reports the status; ignored once the turn is over. */
  tell: (change: Partial<Omit<SpeechState, 'of'>>) => void;
  end: () => void;
}

/** Starts a turn and ends the current one. */
export const beginSpeech = (of: string | null): PlaybackTurn => {
  stopSpeaking();
  const mine = new AbortController();
  turn = mine;
  useSpeech.setState({ status: 'loading', of });
  const ifMine =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      if (turn === mine) act(...args);
    };
  return {
    signal: mine.signal,
    tell: ifMine((change) => useSpeech.setState(change)),
    end: ifMine(stopSpeaking),
  };
};

/** Returns whether text is being read aloud. @param of limits this to one text */
export const useIsSpeaking = (of?: string): boolean =>
  useSpeech((state) => state.status === 'speaking' && (of === undefined || state.of === of));
