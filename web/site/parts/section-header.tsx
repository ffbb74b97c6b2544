import type { ReactNode } from 'react';
import classes from './section-header.module.css';

/** The title of a part of a page, and beside it one sentence. */
export const SectionHeader = ({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children?: ReactNode;
}) => (
  <div className={classes.head}>
    <h2 id={id} className={classes.title}>
      {title}
    </h2>
    {children && <p className={classes.say}>{children}</p>}
  </div>
);
