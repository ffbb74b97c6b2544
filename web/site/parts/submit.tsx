import type { ReactNode } from 'react';
import classes from './button.module.css';

/** Submit button of a form. */
export const Submit = ({ children, tone = 'main' }: { children: ReactNode; tone?: 'main' | 'ink' }) => (
  <button type="submit" className={classes.button} data-tone={tone}>
    {children}
  </button>
);
