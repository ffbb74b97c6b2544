import { t } from '#web/lib/language/translate.ts';
import Camera from 'lucide-react/icons/camera';
import Keyboard from 'lucide-react/icons/keyboard';
import Mic from 'lucide-react/icons/mic';
import type { LoggingTab } from './logging-tab.ts';
import classes from './quick-log.module.css';

const photo = { tab: 'camera', label: t('Photo'), icon: Camera } as const;
const voice = { tab: 'voicetext', label: t('Voice'), icon: Mic } as const;
const text = { tab: 'log', label: t('Describe'), icon: Keyboard } as const;

interface Props {
  /** Whether something can recognize a photo. */
  isPhotoFirst: boolean;
  onTab: (tab: LoggingTab) => void;
}

/** Quick-log buttons; the first is the one that works best here. The view's primary button is beside the field for a meal. */
export const QuickLog = ({ isPhotoFirst, onTab }: Props) => (
  <div className={classes.ways}>
    {(isPhotoFirst ? [photo, voice, text] : [text, voice, photo]).map(({ tab, label, icon: Icon }) => (
      <button key={tab} type="button" className={classes.way} onClick={() => onTab(tab)}>
        <Icon aria-hidden />
        {label}
      </button>
    ))}
  </div>
);
