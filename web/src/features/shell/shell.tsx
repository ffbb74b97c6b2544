import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { PageHeader } from './page-header.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './sidebar-state.ts';
import { TabStrip } from './tab-strip.tsx';
import { tabs as allTabs, type Tab, type TabId, tabOf } from './tabs.ts';
import { usePageTurn } from './use-page-turn.ts';
import { useFoldKeys } from './use-fold-keys.ts';
import classes from './shell.module.css';

interface Props {
  /** Tabs offered to the user; all by default. */
  tabs?: readonly Tab[];
  active: TabId;
  /** Title of the page; the name of the tab by default. */
  title?: string | undefined;
  onTab: (tab: TabId) => void;
  onSignOut: () => void;
  note: string;
  children: ReactNode;
}

const focusTitle = (main: HTMLElement | null) => main?.querySelector('h1')?.focus({ preventScroll: true });

/** Layout around a dashboard view: sidebar and header on wide screens, menu and tab bar on phones. */
export const Shell = ({
  tabs = allTabs,
  active,
  title = tabOf(active).label,
  onTab,
  onSignOut,
  note,
  children,
}: Props) => {
  const isPhone = useMediaQuery('(max-width: 767.98px)') ?? false;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const toggleSidebar = useSidebar((sidebar) => sidebar.toggle);
  useFoldKeys(() => (isPhone ? setMenuOpen(!isMenuOpen) : toggleSidebar()));

  const main = useRef<HTMLElement>(null);
  const shown = useRef(title);
  const turn = usePageTurn(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    // The browser's Back button changes the tab under the menu.
    setMenuOpen(false);
    window.scrollTo({ top: 0 });
    focusTitle(main.current);
  }, [title]);

  const nav = { tabs, active, onTab, onSignOut };
  return (
    <div className={classes.shell}>
      <SkipLink onSkip={() => focusTitle(main.current)} />
      <Sidebar {...nav} />
      <div className={classes.page}>
        <MobileHeader {...nav} isMenuOpen={isMenuOpen && isPhone} onMenu={setMenuOpen} />
        <main className={classes.main} data-turn={turn} ref={main}>
          <PageHeader title={title} note={note} onSignOut={onSignOut} />
          {children}
        </main>
      </div>
      <TabStrip active={active} onTab={onTab} />
    </div>
  );
};
