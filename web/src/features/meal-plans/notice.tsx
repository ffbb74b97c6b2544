import type { ReactNode } from 'react';
import classes from './plan-tomorrow.module.css';

/** Inline notice with a decision, announced by screen readers immediately. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div className={classes.notice} role="alert">
    {children}
  </div>
);
