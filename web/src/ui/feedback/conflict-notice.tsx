import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './conflict-notice.module.css';

/** Notice that data was changed in another tab; the typed values are kept until the user chooses. */
export const ConflictNotice = ({ children, onTake }: { children: ReactNode; onTake: () => void }) => (
  <div className={classes.notice} role="alert">
    <p>{children}</p>
    <Button variant="default" onClick={onTake}>
      {t('Use the newer version')}
    </Button>
  </div>
);
