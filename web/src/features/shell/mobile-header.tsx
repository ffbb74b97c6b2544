import { ActionIcon, Drawer } from '@mantine/core';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { Logo } from '../../ui/logo.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { NavList } from './nav-list.tsx';
import type { TabId } from './tabs.ts';
import classes from './mobile-header.module.css';

interface Props {
  active: TabId;
  onTab: (tab: TabId) => void;
  onSignOut: () => void;
  isMenuOpen: boolean;
  onMenu: (isOpen: boolean) => void;
}

/** The top of the page on a phone, with the menu that slides in. */
export const MobileHeader = ({ active, onTab, onSignOut, isMenuOpen, onMenu }: Props) => {
  const closing =
    <A extends unknown[]>(action: (...args: A) => void) =>
    (...args: A) => {
      onMenu(false);
      action(...args);
    };
  return (
    <header className={classes.header}>
      <Logo />
      <div className={classes.tools}>
        <ThemeToggle />
        <ActionIcon aria-label="Open menu" aria-expanded={isMenuOpen} onClick={() => onMenu(true)}>
          <MenuIcon aria-hidden />
        </ActionIcon>
      </div>
      <Drawer.Root
        opened={isMenuOpen}
        onClose={() => onMenu(false)}
        position="left"
        size="18rem"
        classNames={{ content: classes.drawer ?? '', body: classes.body ?? '' }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label="Menu">
          <Drawer.Body>
            <div className={classes.top}>
              <Logo />
              <ActionIcon aria-label="Close menu" onClick={() => onMenu(false)}>
                <X aria-hidden />
              </ActionIcon>
            </div>
            <nav className={classes.nav} aria-label="Menu">
              <NavList active={active} onTab={closing(onTab)} onSignOut={closing(onSignOut)} />
            </nav>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </header>
  );
};
