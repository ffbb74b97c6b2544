import type { ReactNode } from 'react';
import classes from './section-header.module.css';

/** Title of a section with a sentence beside it. */
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
