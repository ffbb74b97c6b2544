import { BRAND } from '#shared/brand.ts';
import classes from './logo.module.css';

/** The product's mark and name. `isMarkOnly` keeps the name for screen readers. */
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
