import type { ReactNode } from 'react';
import classes from './page-title.module.css';

interface Props {
  children: ReactNode;
  /** Text under the title. */
  note?: ReactNode;
}

/** Title of a view. It can be focused when the view opens, for screen readers. */
export const PageTitle = ({ children, note }: Props) => (
  <div>
    <h1 className={classes.title} tabIndex={-1}>
      {children}
    </h1>
    {note && <p className={classes.note}>{note}</p>}
  </div>
);
