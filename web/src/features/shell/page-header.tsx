import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import LogOut from 'lucide-react/icons/log-out';
import { LazyMenu } from '#web/ui/layout/lazy-menu.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { ThemeToggle } from '#web/ui/theme/theme-toggle.tsx';
import { helpPlaces } from './help-places.ts';
import type { Tab, TabId } from './tabs.ts';
import classes from './page-header.module.css';

interface Props {
  tabs: readonly Tab[];
  active: TabId;
  title: string;
  /** Text under the title. */
  note: string;
  onTab: (tab: TabId) => void;
  onSignOut: () => void;
}

/** Title of the view and, on a wide screen, its tools. */
export const PageHeader = ({ tabs, active, title, note, onTab, onSignOut }: Props) => (
  <header className={classes.head}>
    <PageTitle note={note}>{title}</PageTitle>
    <div className={classes.tools}>
      <ThemeToggle />
      <LazyMenu
        width={180}
        position="bottom-end"
        button={
          <ActionIcon aria-label={t('Help')}>
            <CircleHelp aria-hidden />
          </ActionIcon>
        }
      >
        {(Menu) =>
          helpPlaces.map(({ name, href }) => (
            <Menu.Item key={href} component="a" href={href}>
              {name}
            </Menu.Item>
          ))
        }
      </LazyMenu>
      <LazyMenu
        width={220}
        position="bottom-end"
        button={
          <Button variant="default" rightSection={<ChevronDown aria-hidden />}>
            {t('All Features')}
          </Button>
        }
      >
        {(Menu) =>
          tabs.map(({ id, label, icon: Icon }) => (
            <Menu.Item
              key={id}
              leftSection={<Icon aria-hidden />}
              aria-current={id === active ? 'page' : undefined}
              onClick={() => onTab(id)}
            >
              {label}
            </Menu.Item>
          ))
        }
      </LazyMenu>
      <Button variant="subtle" leftSection={<LogOut aria-hidden />} onClick={onSignOut}>
        {t('Sign Out')}
      </Button>
    </div>
  </header>
);
