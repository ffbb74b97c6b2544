import type { ReactNode } from 'react';
import { CleanPlate } from './clean-plate.tsx';
import classes from './plate-message.module.css';

interface Props {
  title: string;
  message: string;
  action?: ReactNode;
}

/** What stands where there is nothing yet: a clean plate, and the way to fill it. */
export const EmptyState = ({ title, message, action }: Props) => (
  <section className={classes.message}>
    <CleanPlate />
    <h2 className={classes.title}>{title}</h2>
    <p className={classes.text}>{message}</p>
    {action && <div className={classes.actions}>{action}</div>}
  </section>
);
