import { create } from 'zustand';

interface SpeechState {
  /** `blocked`: the browser wants a press before it makes a sound. */
  status: 'silent' | 'loading' | 'speaking' | 'blocked';
  /** What is read: the name that `speak` was given; null where it was given none. */
  of: string | null;
  /** Plays what is blocked. To be called by the press itself. */
  play: () => void;
}

const silent: SpeechState = { status: 'silent', of: null, play: () => undefined };

/** What is being read aloud in this window: one text at a time. */
export const useSpeech = create<SpeechState>()(() => silent);

let turn: AbortController | null = null;

/** Ends what is being read aloud. */
export const stopSpeaking = (): void => {
  turn?.abort();
  turn = null;
  useSpeech.setState(silent);
};

/** The right to speak until somebody else does. */
export interface PlaybackTurn {
  /** Aborts when it is over. */
  signal: AbortSignal;
  /** Says how it goes; says nothing once it is over. */
  tell: (change: Partial<Omit<SpeechState, 'of'>>) => void;
  end: () => void;
}

/** Takes the turn from whoever has it. */
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

/** Whether something is being read aloud now. @param of whether it is this */
export const useIsSpeaking = (of?: string): boolean =>
  useSpeech((state) => state.status === 'speaking' && (of === undefined || state.of === of));
