import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { followLevel } from '../dictation/follow-level.ts';
import { closeMicrophone, microphoneProblemOf, openMicrophone } from './microphone.ts';
import { recordSound } from './record-sound.ts';

/**
 * Maximum length of a part in ms: transcripts arrive while the user is speaking, and an error loses at most a minute.
 */
const PART_MS = 60_000;

interface Recording {
  onPart: (part: Blob) => void;
  onLevel: (level: number) => void;
  /** Called when the microphone ends by itself: unplugged, or permission revoked. */
  onLost: () => void;
}

/**
 * Opens the microphone and records it. Shows an error if it does not start.
 * @returns functions that end it; null if the microphone did not start
 */
export const recordFromMicrophone = async ({ onPart, onLevel, onLost }: Recording) => {
  const reportFailure = (error: unknown): null => {
    const { title, message } = microphoneProblemOf(error);
    notify.error(title, message);
    return null;
  };
  const stream = await openMicrophone().catch(reportFailure);
  if (stream === null) return null;
  const lose = (): void => {
    notify.error(t('Microphone error'), t('The microphone was disconnected. We kept what you said so far.'));
    onLost();
  };
  let sound: ReturnType<typeof recordSound>;
  try {
    sound = recordSound(stream, { partMs: PART_MS, onPart });
  } catch (error) {
    closeMicrophone(stream);
    return reportFailure(error);
  }
  const stopLevel = followLevel(stream, onLevel);
  for (const track of stream.getTracks()) track.addEventListener('ended', lose);
  const close = (): void => {
    stopLevel();
    for (const track of stream.getTracks()) track.removeEventListener('ended', lose);
    closeMicrophone(stream);
  };
  return {
    stop: () => {
      sound.finish();
      close();
    },
    drop: () => {
      sound.discard();
      close();
    },
  };
};
