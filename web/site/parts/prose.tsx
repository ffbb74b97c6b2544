import type { ReactNode } from 'react';
import classes from './prose.module.css';

/** Running text: a post, a legal text. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={classes.prose}>{children}</div>
);

/** The head of a page of text. */
export const PageHeader = ({ title, lead, note }: { title: string; lead?: string; note?: ReactNode }) => (
  <header className={classes.head}>
    {note && <p className={classes.note}>{note}</p>}
    <h1>{title}</h1>
    {lead && <p className={classes.lead}>{lead}</p>}
  </header>
);

/** The width of a page. `narrow` is for reading. */
export const Page = ({ children, narrow }: { children: ReactNode; narrow?: boolean }) => (
  <div className={classes.page} data-narrow={narrow}>
    {children}
  </div>
);
