import type { ReactNode } from 'react';
import classes from './plan-tomorrow.module.css';

/** Something to decide, in place; a screen reader says it at once. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div className={classes.notice} role="alert">
    {children}
  </div>
);
