import { t } from '#web/lib/language/translate.ts';
import { piecesOf } from '#shared/speech/split-speech.ts';
import { speechRoutes } from '#shared/speech/routes.ts';
import { MAX_SPEECH_CHARACTERS, type SpeechAnswer } from '#shared/speech/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { speakWithBrowser } from './browser-voice.ts';
import { playSound, type Sounding } from './play-sound.ts';
import { canSpeak } from './read-aloud.ts';
import { useReadAloud } from './read-aloud-choice.ts';
import { beginSpeech, type PlaybackTurn, stopSpeaking } from '../dictation/playback-turn.ts';

/** Running speech output. */
export interface Speaking {
  stop: () => void;
  /** Resolves when it is over, for whatever reason. */
  done: Promise<void>;
}

/**
 * Returns whether the user asked to save data: audio is about a hundred times the size of its text. Source: Network
 * Information API.
 */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const ask = (text: string, signal: AbortSignal): Promise<SpeechAnswer> =>
  call(speechRoutes.speak, { body: { text, voice: 'nova' }, signal });

/** Only logged (VOICE-09), because the text is on the screen. */
const log = (error: unknown): void => {
  // oxlint-disable-next-line no-console -- Meant for the browser's console.
  console.error('Not read aloud:', error);
};

const showFallback = (): void =>
  notify.info(
    t('Audio playback unavailable'),
    canSpeak() ? t('Your browser’s voice will read it instead.') : t('You can read it here.'),
  );

/** Plays the parts with the server's voice, fetching each one while the previous one plays. */
const readPieces = async (pieces: readonly string[], sounding: Sounding): Promise<void> => {
  const [first = ''] = pieces;
  let next = ask(first, sounding.signal);
  for (const [at] of pieces.entries()) {
    const { audioContent, fallback, error } = await next;
    if (sounding.signal.aborted) return;
    if (fallback === true) {
      showFallback();
      return speakWithBrowser(pieces.slice(at).join(' '), sounding);
    }
    if (audioContent === undefined) throw new Error(error ?? 'There was no audio.');
    const following = pieces[at + 1];
    if (following !== undefined) {
      next = ask(following, sounding.signal);
      // The error is handled where the promise is awaited, which may be later.
      next.catch(() => undefined);
    }
    await playSound(audioContent, sounding);
    if (sounding.signal.aborted) return;
  }
};

const read = async (text: string, { signal, tell, end }: PlaybackTurn): Promise<void> => {
  const sounding: Sounding = {
    signal,
    onStart: () => tell({ status: 'speaking' }),
    onBlocked: (play) => tell({ status: 'blocked', play }),
  };
  try {
    if (savesData() && canSpeak()) await speakWithBrowser(text, sounding);
    else await readPieces(piecesOf(text, MAX_SPEECH_CHARACTERS), sounding);
  } catch (error) {
    if (!signal.aborted) log(error);
  } finally {
    end();
  }
};

/**
 * Reads a text aloud, replacing the current one; does nothing if the user turned that off on this device. Uses the
 * server's voice, or the browser's as a fallback, with a note. `useSpeech` has its status. It ends when another text
 * starts, the microphone opens, the page is left, or the session ends.
 * @param of name of the text for `useSpeech`, e.g. the reply's ID
 */
export const speak = (text: string, of: string | null = null): Speaking => {
  if (!useReadAloud.getState().isOn || text.trim() === '') {
    stopSpeaking();
    return { stop: () => undefined, done: Promise.resolve() };
  }
  const turn = beginSpeech(of);
  return { stop: turn.end, done: read(text, turn) };
};

const subOf = ({ user }: ReturnType<typeof useSession.getState>): string | null => user?.sub ?? null;
useSession.subscribe((now, before) => {
  if (subOf(now) !== subOf(before)) stopSpeaking();
});
window.addEventListener('pagehide', stopSpeaking);
