import { BRAND } from '#shared/brand.ts';
import classes from './logo.module.css';

/** Product logo with its name. `isMarkOnly` hides the name visually. */
export const Logo = ({ isMarkOnly = false }: { isMarkOnly?: boolean }) => (
  <span className={classes.logo}>
    <svg className={classes.mark} viewBox="-16 -16 32 32" aria-hidden>
      <circle className={classes.disc} r="14" />
      <circle className={classes.well} r="8.4" />
      <path className={classes.needle} d="M0 0L8.6 -8.6" />
      <circle className={classes.dot} r="2.5" />
    </svg>
    <span className={isMarkOnly ? 'visually-hidden' : undefined}>{BRAND}</span>
  </span>
);
