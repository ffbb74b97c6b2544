import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import classes from './insights-view.module.css';

/** Note on nightly insights of a paid plan. @param way upgrade button, if they are locked */
export const NightlyNote = ({ way }: { way?: ReactNode }) => (
  <div className={classes.refresh}>
    <p className="secondary">
      {way
        ? t('Get fresh insights every morning and a weekly summary by email.')
        : t('New insights every night; weekly summary on Mondays.')}
    </p>
    {way}
  </div>
);
