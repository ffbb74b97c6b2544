import { t } from '#web/lib/language/translate.ts';
import Play from 'lucide-react/icons/play';
import Volume from 'lucide-react/icons/volume-2';
import classes from './reply-sound.module.css';
import { stopSpeaking, useSpeech } from '../dictation/playback-turn.ts';

/**
 * Speaker icon beside a text that `speak` reads: pulses during playback and stops it on click; 'Play' if the browser
 * requires a click before playing sound.
 * @param of name passed to `speak`
 */
export const ReplySound = ({ of }: { of: string }) => {
  const status = useSpeech((state) => (state.of === of ? state.status : 'silent'));
  const play = useSpeech((state) => state.play);
  if (status === 'blocked')
    return (
      <button type="button" className={classes.sound} onClick={play}>
        <Play aria-hidden className={classes.icon} />
        {t('Play')}
      </button>
    );
  if (status !== 'speaking') return null;
  return (
    <button
      type="button"
      className={classes.sound}
      aria-label={t('Stop reading aloud')}
      onClick={stopSpeaking}
    >
      <Volume aria-hidden className={classes.icon} data-pulsing />
    </button>
  );
};
