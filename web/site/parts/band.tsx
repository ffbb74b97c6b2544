import type { ReactNode } from 'react';
import classes from './band.module.css';

interface Props {
  id?: string;
  /** Id of its title. */
  titledBy: string;
  ground?: 'paper' | 'sunk' | 'board';
  children: ReactNode;
  [data: `data-${string}`]: string | boolean | undefined;
}

/** A part of a page, as wide as the page. */
export const Band = ({ id, titledBy, ground = 'paper', children, ...rest }: Props) => (
  <section
    id={id}
    className={ground === 'board' ? classes.board : classes.band}
    data-ground={ground}
    aria-labelledby={titledBy}
    {...rest}
  >
    <div className={classes.wrap}>{children}</div>
  </section>
);
