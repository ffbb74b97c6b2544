import { t } from '#web/lib/language/translate.ts';
import Camera from 'lucide-react/icons/camera';
import Keyboard from 'lucide-react/icons/keyboard';
import Mic from 'lucide-react/icons/mic';
import type { LoggingTab } from './logging-tab.ts';
import classes from './quick-log.module.css';

const ways = [
  { tab: 'camera', label: t('Photo'), icon: Camera },
  { tab: 'voicetext', label: t('Voice'), icon: Mic },
  { tab: 'log', label: t('Type'), icon: Keyboard },
] as const;

/** Quick-log buttons; the first is the primary one. */
export const QuickLog = ({ onTab }: { onTab: (tab: LoggingTab) => void }) => (
  <div className={classes.ways}>
    {ways.map(({ tab, label, icon: Icon }) => (
      <button key={tab} type="button" className={classes.way} onClick={() => onTab(tab)}>
        <Icon aria-hidden />
        {label}
      </button>
    ))}
  </div>
);
