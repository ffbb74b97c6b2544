import type { ReactNode } from 'react';
import { CrackedPlate } from './cracked-plate.tsx';
import classes from './plate-message.module.css';

interface Props {
  title: string;
  message: string;
  actions?: ReactNode;
}

/** Error state with a message and actions, announced by screen readers immediately. */
export const ErrorState = ({ title, message, actions }: Props) => (
  <section className={classes.message} role="alert">
    <CrackedPlate />
    <h2 className={classes.title}>{title}</h2>
    <p className={classes.text}>{message}</p>
    {actions && <div className={classes.actions}>{actions}</div>}
  </section>
);
