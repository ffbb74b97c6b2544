/** Whether this browser can speak. */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** Speaks a text in English, in the place of what was being spoken. */
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
