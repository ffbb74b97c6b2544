import { t } from '#web/lib/language/translate.ts';
import classes from './page-spinner.module.css';

/** Spinner in the middle of the page, shown until there is content. */
export const PageSpinner = () => (
  <div className={classes.page} role="status" aria-label={t('Loading')}>
    <svg className={classes.dial} viewBox="-50 -50 100 100" aria-hidden>
      <circle className={classes.rim} r="40" />
      <circle className={classes.fill} r="40" pathLength="1" />
    </svg>
  </div>
);
