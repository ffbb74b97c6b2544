import { t } from '#web/lib/language/translate.ts';
import Plus from 'lucide-react/icons/plus';
import { openMealDialog } from '#web/features/food-entries/public.ts';
import { stripTabs, type Tab, type TabId, tabOf } from './tabs.ts';
import classes from './tab-strip.module.css';

interface Props {
  active: TabId;
  onTab: (tab: TabId) => void;
}

const half = Math.ceil(stripTabs.length / 2);

const Side = ({ members, active, onTab }: Props & { members: readonly Tab[] }) => (
  <div className={classes.side}>
    {members.map(({ id, label, short = label, icon: Icon }) => (
      <button
        key={id}
        type="button"
        className={classes.tab}
        aria-current={id === active ? 'page' : undefined}
        onClick={() => onTab(id)}
      >
        <Icon aria-hidden />
        {short}
      </button>
    ))}
  </div>
);

/** Tab bar at the bottom on phones: the first main tabs, with the Log button in the middle. */
export const TabStrip = ({ active, onTab }: Props) => (
  <nav className={classes.strip} aria-label={t('Main tabs')}>
    <Side members={stripTabs.slice(0, half)} active={active} onTab={onTab} />
    <button
      type="button"
      className={classes.log}
      data-quiet={tabOf(active).logsBy !== undefined || tabOf(active).hasAction}
      aria-label={t('Log a meal')}
      aria-haspopup="dialog"
      onClick={() => openMealDialog()}
    >
      <Plus aria-hidden />
      {t('Log|button')}
    </button>
    <Side members={stripTabs.slice(half)} active={active} onTab={onTab} />
  </nav>
);
