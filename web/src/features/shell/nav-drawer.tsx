import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Drawer } from '@mantine/core';
import X from 'lucide-react/icons/x';
import { Logo } from '#web/ui/layout/logo.tsx';
import { ScrollArea } from '#web/ui/layout/scroll-area.tsx';
import { helpPlaces } from './help-places.ts';
import { NavList } from './nav-list.tsx';
import type { Tab, TabId } from './tabs.ts';
import classes from './nav-drawer.module.css';

interface Props {
  tabs: readonly Tab[];
  active: TabId;
  onTab: (tab: TabId) => void;
  onSignOut: () => void;
  isOpen: boolean;
  onClose: () => void;
}

/** Menu on phones. Selecting an item closes it. */
export const NavDrawer = ({ tabs, active, onTab, onSignOut, isOpen, onClose }: Props) => {
  const closing =
    <A extends unknown[]>(action: (...args: A) => void) =>
    (...args: A) => {
      onClose();
      action(...args);
    };
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="left"
      size="18rem"
      classNames={{ content: classes.drawer ?? '', body: classes.body ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('Menu')}>
        <Drawer.Body>
          <div className={classes.top}>
            <Logo />
            <ActionIcon aria-label={t('Close menu')} onClick={onClose}>
              <X aria-hidden />
            </ActionIcon>
          </div>
          <ScrollArea className={classes.places}>
            <nav className={classes.nav} aria-label={t('Menu')}>
              <NavList tabs={tabs} active={active} onTab={closing(onTab)} onSignOut={closing(onSignOut)} />
            </nav>
            <nav className={classes.help} aria-label={t('Help')}>
              {helpPlaces.map(({ name, href }) => (
                <a key={href} href={href}>
                  {name}
                </a>
              ))}
            </nav>
          </ScrollArea>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};
