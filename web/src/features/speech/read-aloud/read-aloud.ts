/** Returns whether this browser can speak. */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Reads a text aloud in English, replacing the current one. */
export const readAloud = (text: string): void => {
  if (!canSpeak()) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = 'en-US';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(speech);
};

export const stopReading = (): void => {
  if (canSpeak()) window.speechSynthesis.cancel();
};
