import type { ReactNode } from 'react';
import { CrackedPlate } from './cracked-plate.tsx';
import classes from './plate-message.module.css';

interface Props {
  title: string;
  message: string;
  actions?: ReactNode;
}

/** What stands where something failed: what happened, and what to do. A screen reader says it at once. */
export const ErrorState = ({ title, message, actions }: Props) => (
  <section className={classes.message} role="alert">
    <CrackedPlate />
    <h2 className={classes.title}>{title}</h2>
    <p className={classes.text}>{message}</p>
    {actions && <div className={classes.actions}>{actions}</div>}
  </section>
);
