import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button } from '@mantine/core';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import LogOut from 'lucide-react/icons/log-out';
import { openFeatureMenu } from '#web/features/palette/public.ts';
import { LazyMenu } from '#web/ui/layout/lazy-menu.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { ThemeToggle } from '#web/ui/theme/theme-toggle.tsx';
import { helpPlaces } from './help-places.ts';
import classes from './page-header.module.css';

interface Props {
  title: string;
  /** Text under the title. */
  note: string;
  onSignOut: () => void;
}

/** Title of the view and, on a wide screen, its tools. */
export const PageHeader = ({ title, note, onSignOut }: Props) => (
  <header className={classes.head}>
    <PageTitle note={note}>{title}</PageTitle>
    <div className={classes.tools}>
      <ThemeToggle />
      <LazyMenu
        width={180}
        position="bottom-end"
        button={
          <ActionIcon aria-label={t('Help')} title={t('Help')}>
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
      <Button variant="default" aria-haspopup="dialog" onClick={openFeatureMenu}>
        {t('All Features')}
      </Button>
      <Button variant="subtle" leftSection={<LogOut aria-hidden />} onClick={onSignOut}>
        {t('Sign Out')}
      </Button>
    </div>
  </header>
);
