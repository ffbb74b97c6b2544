import type { ReactNode } from 'react';
import classes from './locked-feature.module.css';

interface Props {
  title: string;
  /** Benefit of the feature. */
  children: ReactNode;
  /** Upgrade button, from another feature. */
  way: ReactNode;
  /** Shows what the feature would look like. */
  preview?: ReactNode;
}

/** Small placeholder for suggestions that the user's plan does not include. */
export const LockedFeature = ({ title, children, way, preview }: Props) => (
  <section className={classes.card} aria-label={title}>
    <h2>{title}</h2>
    <p className="secondary">{children}</p>
    {preview}
    <div className="cluster2">{way}</div>
  </section>
);
