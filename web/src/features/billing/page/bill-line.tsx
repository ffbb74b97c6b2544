import type { ReactNode } from 'react';
import classes from './billing-page.module.css';

/** A value with its label, connected by a dotted line, in a `<dl>`. */
export const BillLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.line}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
