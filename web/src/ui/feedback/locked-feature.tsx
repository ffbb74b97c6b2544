import type { ReactNode } from 'react';
import classes from './locked-feature.module.css';

interface Props {
  title: string;
  /** What it would do for the person. */
  children: ReactNode;
  /** How it is unlocked, which belongs to another feature. */
  way: ReactNode;
}

/** What stands in the place of an idea that the person's plan lacks: small, beside a plan that works without. */
export const LockedFeature = ({ title, children, way }: Props) => (
  <section className={classes.card} aria-label={title}>
    <h2>{title}</h2>
    <p className={classes.quiet}>{children}</p>
    <div className={classes.acts}>{way}</div>
  </section>
);
