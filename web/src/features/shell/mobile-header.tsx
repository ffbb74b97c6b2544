import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useState } from 'react';
import { openPalette } from '#web/features/palette/public.ts';
import { afterFirstInteraction } from '#web/ui/interaction/after-first-interaction.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { ThemeToggle } from '#web/ui/theme/theme-toggle.tsx';
import type { Tab, TabId } from './tabs.ts';
import classes from './mobile-header.module.css';

const load = () => import('./nav-drawer.tsx');
const NavDrawer = lazy(async () => ({ default: (await load()).NavDrawer }));

interface Props {
  tabs: readonly Tab[];
  active: TabId;
  onTab: (tab: TabId) => void;
  onSignOut: () => void;
  isMenuOpen: boolean;
  onMenu: (isOpen: boolean) => void;
}

/** Header on phones with the slide-in menu, whose code is loaded on first use. */
export const MobileHeader = ({ tabs, active, onTab, onSignOut, isMenuOpen, onMenu }: Props) => {
  const [isWanted, setWanted] = useState(isMenuOpen);
  if (isMenuOpen && !isWanted) setWanted(true);
  useEffect(() => afterFirstInteraction(() => void load().catch(() => undefined)), []);
  return (
    <header className={classes.header}>
      <Logo />
      <div className={classes.tools}>
        <ActionIcon aria-label={t('Search')} aria-haspopup="dialog" onClick={openPalette}>
          <Search aria-hidden />
        </ActionIcon>
        <ThemeToggle />
        <ActionIcon aria-label={t('Open menu')} aria-expanded={isMenuOpen} onClick={() => onMenu(true)}>
          <MenuIcon aria-hidden />
        </ActionIcon>
      </div>
      {isWanted && (
        <Suspense>
          <NavDrawer
            tabs={tabs}
            active={active}
            onTab={onTab}
            onSignOut={onSignOut}
            isOpen={isMenuOpen}
            onClose={() => onMenu(false)}
          />
        </Suspense>
      )}
    </header>
  );
};
