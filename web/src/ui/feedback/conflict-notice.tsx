import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './conflict-notice.module.css';

/** Something as another window left it; what was typed here stays until the person chooses. */
export const ConflictNotice = ({ children, onTake }: { children: ReactNode; onTake: () => void }) => (
  <div className={classes.notice} role="alert">
    <p>{children}</p>
    <Button variant="default" onClick={onTake}>
      {t('Use the newer version')}
    </Button>
  </div>
);
