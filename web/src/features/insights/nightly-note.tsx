import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import classes from './insights-view.module.css';

/** Note on nightly insights of a paid plan. @param way upgrade button, if they are locked */
export const NightlyNote = ({ way }: { way?: ReactNode }) => (
  <div className={classes.refresh}>
    <p className={classes.made}>
      {way
        ? t('With new insights ready every morning, and a summary of your week by mail.')
        : t('Your insights are made anew every night at three, and a summary of your week comes on Mondays.')}
    </p>
    {way}
  </div>
);
