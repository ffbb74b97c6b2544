import { speechLocales } from '#shared/language/speech-locale.ts';
import { language } from '#web/lib/language/language.ts';
import { piecesOf } from '#shared/speech/split-speech.ts';
import { spokenText } from '#shared/speech/spoken-text.ts';
import type { Sounding } from './play-sound.ts';
import { canSpeak } from './read-aloud.ts';

const speechLocale = speechLocales[language];
/** Some browsers cut off longer utterances. Characters. */
const MAX_LENGTH = 200;
/** A browser without a voice may never fire an event. ms */
const SILENCE_MS = 5_000;

/** Returns whether a voice speaks the language of the page: `en-US`, on Android `en_US`. */
const isSpeechLocale = (lang: string): boolean =>
  lang.replace('_', '-').toLowerCase().startsWith(speechLocale.toLowerCase());

/** Returns a local voice, so that no text leaves the device; otherwise the browser's default. */
const ownVoice = (): SpeechSynthesisVoice | null =>
  window.speechSynthesis.getVoices().find(({ lang, localService }) => localService && isSpeechLocale(lang)) ??
  null;

const over = new Set(['canceled', 'interrupted']);

const utter = (text: string, { signal, onStart, onBlocked }: Sounding): Promise<void> =>
  new Promise((resolve, reject) => {
    let waiting: ReturnType<typeof setTimeout>;
    const end = (callback: () => void): void => {
      clearTimeout(waiting);
      signal.removeEventListener('abort', stop);
      callback();
    };
    const stop = (): void => {
      window.speechSynthesis.cancel();
      end(resolve);
    };
    const start = (): void => {
      const speech = new SpeechSynthesisUtterance(text);
      speech.lang = speechLocale;
      speech.voice = ownVoice();
      speech.onstart = () => {
        clearTimeout(waiting);
        onStart();
      };
      speech.onend = () => end(resolve);
      speech.onerror = ({ error }) => {
        clearTimeout(waiting);
        if (error === 'not-allowed') onBlocked(start);
        else
          end(() =>
            over.has(error)
              ? resolve()
              : reject(new Error(`The browser's speech synthesis failed: ${error}.`)),
          );
      };
      waiting = setTimeout(
        () => end(() => reject(new Error("The browser's speech synthesis failed."))),
        SILENCE_MS,
      );
      window.speechSynthesis.speak(speech);
    };
    signal.addEventListener('abort', stop);
    start();
  });

/**
 * Reads a text aloud with the browser's voice; does nothing if it has none.
 * @throws if speech fails
 */
export const speakWithBrowser = async (text: string, sounding: Sounding): Promise<void> => {
  if (!canSpeak()) return;
  window.speechSynthesis.cancel();
  for (const piece of piecesOf(spokenText(text, language), MAX_LENGTH)) {
    if (sounding.signal.aborted) return;
    await utter(piece, sounding);
  }
};
