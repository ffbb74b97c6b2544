import type { ReactNode } from 'react';
import classes from './prose.module.css';

/** Container for long text, such as a post or a legal text. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={classes.prose}>{children}</div>
);

/** Header of a text page. */
export const PageHeader = ({ title, lead, note }: { title: string; lead?: string; note?: ReactNode }) => (
  <header className={classes.head}>
    {note && <p className={classes.note}>{note}</p>}
    <h1>{title}</h1>
    {lead && <p className={classes.lead}>{lead}</p>}
  </header>
);

/** Container with the width of a page. `narrow` is for long text. */
export const Page = ({ children, narrow }: { children: ReactNode; narrow?: boolean }) => (
  <div className={classes.page} data-narrow={narrow}>
    {children}
  </div>
);
