import type { ReactNode } from 'react';
import classes from './photo-panel.module.css';

interface Props {
  preview: string;
  /** Something lies over the photo, e.g. the beam that reads it. */
  isBeingRead?: boolean;
  children?: ReactNode;
}

/** The taken photo on the table, with a line under it. */
export const PhotoPanel = ({ preview, isBeingRead = false, children }: Props) => (
  <figure className={classes.panel}>
    <div className={classes.table}>
      <img className={classes.photo} src={preview} alt="Your meal" />
      {isBeingRead && <span className={classes.beam} aria-hidden />}
    </div>
    {children && <figcaption className={classes.caption}>{children}</figcaption>}
  </figure>
);
