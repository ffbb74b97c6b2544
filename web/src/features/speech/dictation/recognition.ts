import { speechLocales } from '#shared/language/speech-locale.ts';
import { language } from '#web/lib/language/language.ts';
import { stopSpeaking } from './playback-turn.ts';

/** Events of the browser's speech recognition. Source: Web Speech API, section 4.1; not in TypeScript's library. */
interface RecognitionEvents {
  onresult: ((event: RecognitionResults) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

interface RecognitionResults {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

interface Recognition extends RecognitionEvents {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

type RecognitionMaker = new () => Recognition;

/** Returns the browser's speech recognition; null if unsupported. */
export const browserRecognition = (): RecognitionMaker | null => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
};

interface Listening {
  /** Called with a transcript that may still change. */
  onInterim: (text: string) => void;
  /** Called with a final transcript. */
  onFinal: (text: string) => void;
  /** Called at the end; `error` is the browser's error name, or null. */
  onEnd: (error: string | null) => void;
}

const forwardResults = (
  { resultIndex, results }: RecognitionResults,
  { onInterim, onFinal }: Listening,
): void => {
  const fresh = Array.from(results).slice(resultIndex);
  for (const result of fresh.filter(({ isFinal }) => isFinal)) {
    const words = result[0]?.transcript.trim() ?? '';
    if (words !== '') onFinal(words);
  }
  const open = fresh.filter(({ isFinal }) => !isFinal);
  onInterim(open.map((result) => result[0]?.transcript ?? '').join(''));
};

/**
 * Listens until stopped, in the language of the page, and reports transcripts.
 * @returns functions that end it: `stop` still delivers the last text, `drop` delivers nothing
 */
export const recognise = (Maker: RecognitionMaker, listening: Listening) => {
  // The microphone would pick up the speech output.
  stopSpeaking();
  const recognition = new Maker();
  recognition.lang = speechLocales[language];
  recognition.continuous = true;
  recognition.interimResults = true;
  let error: string | null = null;
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    listening.onEnd(error === 'aborted' ? null : error);
  };
  recognition.onresult = (event) => {
    if (!isOver) forwardResults(event, listening);
  };
  recognition.onerror = (event) => {
    error = event.error;
  };
  recognition.onend = end;
  try {
    recognition.start();
  } catch {
    error = 'not-started';
    queueMicrotask(end);
  }
  return {
    stop: () => recognition.stop(),
    drop: () => {
      isOver = true;
      recognition.abort();
    },
  };
};
