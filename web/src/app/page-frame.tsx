import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FullPage } from './full-page.tsx';
import classes from './full-page.module.css';
import { paths } from '#web/lib/navigation/paths.ts';

/** Frame for a page whose code failed to load, with a link to the dashboard, which works offline. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <FullPage title={t('This page failed to load')}>
    {children}
    <Button className={classes.back ?? ''} variant="subtle" component={Link} to={paths.dashboard}>
      {t('Back to dashboard')}
    </Button>
  </FullPage>
);
