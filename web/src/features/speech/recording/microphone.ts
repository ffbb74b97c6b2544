import { t } from '#web/lib/language/translate.ts';
import { stopSpeaking } from '../dictation/playback-turn.ts';

/** Error messages by the browser's error name. Source: Media Capture and Streams, getUserMedia. */
const problems = new Map([
  ['NotFoundError', t('We couldn’t find a microphone. Type your meal instead.')],
  ['NotReadableError', t('Another app is using the microphone. Close it and try again, or type your meal.')],
]);

/** Advice if the user or the browser denied access. */
export const MICROPHONE_BLOCKED = t(
  'Allow microphone access for this site in your browser’s address bar or settings, then try again. You can also type your meal.',
);

const blocked = new Set(['NotAllowedError', 'SecurityError']);

/** Returns a title and message that explain why the microphone did not start. */
export const microphoneProblemOf = (error: unknown): { title: string; message: string } => {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (blocked.has(name)) return { title: t('Microphone blocked'), message: MICROPHONE_BLOCKED };
  const message = problems.get(name) ?? t('The microphone didn’t start. Try again or type your meal.');
  return { title: t('Microphone error'), message };
};

/** Turns on the microphone. Stops the speech output, which it would pick up. */
export const openMicrophone = (): Promise<MediaStream> => {
  stopSpeaking();
  return navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
};

/** Turns off the microphone and its light. */
export const closeMicrophone = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
