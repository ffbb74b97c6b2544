import type { ReactNode } from 'react';
import classes from './page-title.module.css';

interface Props {
  children: ReactNode;
  /** A line under the title. */
  note?: ReactNode;
}

/** The title of a view. It can take the focus, so that reading starts here when the view opens. */
export const PageTitle = ({ children, note }: Props) => (
  <div>
    <h1 className={classes.title} tabIndex={-1}>
      {children}
    </h1>
    {note && <p className={classes.note}>{note}</p>}
  </div>
);
