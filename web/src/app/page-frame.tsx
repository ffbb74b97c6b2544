import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FullPage } from './full-page.tsx';
import classes from './full-page.module.css';
import { paths } from '#web/lib/navigation/paths.ts';

/** Around a page whose code did not arrive: the way back to the day, which needs no network. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <FullPage title={t('This page did not arrive')}>
    {children}
    <Button className={classes.back ?? ''} variant="subtle" component={Link} to={paths.dashboard}>
      {t('Back to the dashboard')}
    </Button>
  </FullPage>
);
