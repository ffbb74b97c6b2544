import { speechLocales } from '#shared/language/speech-locale.ts';
import { language } from '#web/lib/language/language.ts';

/** Returns whether this browser can speak. */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Reads a text aloud in the language of the page, replacing the current one. */
export const readAloud = (text: string): void => {
  if (!canSpeak()) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = speechLocales[language];
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(speech);
};

export const stopReading = (): void => {
  if (canSpeak()) window.speechSynthesis.cancel();
};
