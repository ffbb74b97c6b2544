import type { ReactNode } from 'react';
import classes from './staff.module.css';

interface Props {
  /** ID of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Part of the staff page with its heading. */
export const StaffPart = ({ id, title, children }: Props) => (
  <section className={classes.part} aria-labelledby={id}>
    <div className={classes.head}>
      <h2 id={id}>{title}</h2>
    </div>
    {children}
  </section>
);
