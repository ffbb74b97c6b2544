import type { ReactNode } from 'react';
import classes from './band.module.css';

interface Props {
  id?: string;
  /** ID of the section's title. */
  titledBy: string;
  ground?: 'paper' | 'sunk' | 'board';
  children: ReactNode;
  [data: `data-${string}`]: string | boolean | undefined;
}

/** Full-width section of a page. */
export const Band = ({ id, titledBy, ground = 'paper', children, ...rest }: Props) => (
  <section
    id={id}
    className={ground === 'board' ? classes.board : classes.band}
    data-ground={ground}
    aria-labelledby={titledBy}
    {...rest}
  >
    <div className="pageWidth">{children}</div>
  </section>
);
