import type { ReactNode } from 'react';
import { CleanPlate } from './clean-plate.tsx';
import classes from './plate-message.module.css';

interface Props {
  title: string;
  message: string;
  action?: ReactNode;
}

/** Empty state with an illustration and an action. */
export const EmptyState = ({ title, message, action }: Props) => (
  <section className={classes.message}>
    <CleanPlate />
    <h2 className={classes.title}>{title}</h2>
    <p className={classes.text}>{message}</p>
    {action && <div className={classes.actions}>{action}</div>}
  </section>
);
