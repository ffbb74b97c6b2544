import { t } from '#web/lib/language/translate.ts';
import PanelLeft from 'lucide-react/icons/panel-left';
import { Logo } from '#web/ui/layout/logo.tsx';
import { ScrollArea } from '#web/ui/layout/scroll-area.tsx';
import { NavList } from './nav-list.tsx';
import { PaletteButton } from './palette-button.tsx';
import { useSidebar } from './sidebar-state.ts';
import type { Tab, TabId } from './tabs.ts';
import classes from './sidebar.module.css';

interface Props {
  tabs: readonly Tab[];
  active: TabId;
  onTab: (tab: TabId) => void;
  onSignOut: () => void;
}

/** Navigation on wide screens, with labels or icons only. */
export const Sidebar = ({ tabs, active, onTab, onSignOut }: Props) => {
  const { isOpen, toggle } = useSidebar();
  return (
    <nav className={classes.sidebar} data-state={isOpen ? 'open' : 'icons'} aria-label={t('Main')}>
      <div className={classes.top}>
        <Logo isMarkOnly={!isOpen} />
        <button
          type="button"
          className={classes.fold}
          aria-label={t('Toggle sidebar')}
          aria-expanded={isOpen}
          aria-keyshortcuts="Control+B Meta+B"
          title={t('Toggle sidebar (Ctrl+B)')}
          onClick={toggle}
        >
          <PanelLeft aria-hidden />
        </button>
      </div>
      <PaletteButton isIconOnly={!isOpen} />
      <ScrollArea className={classes.places}>
        <div className={classes.inner}>
          <NavList tabs={tabs} active={active} onTab={onTab} onSignOut={onSignOut} isIconOnly={!isOpen} />
        </div>
      </ScrollArea>
    </nav>
  );
};
