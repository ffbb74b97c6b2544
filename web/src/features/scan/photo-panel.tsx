import classes from './photo-panel.module.css';

export interface PhotoLook {
  /** A beam runs over the photo. */
  isBeingRead?: boolean;
  /** Leaves room on a phone for what has to be done. */
  isCompact?: boolean;
}

interface Props extends PhotoLook {
  /** Object URL of the photo. */
  preview: string;
}

/** The taken photo on the table. */
export const PhotoPanel = ({ preview, isBeingRead = false, isCompact = false }: Props) => (
  <div className={classes.panel} data-compact={isCompact || undefined}>
    <img className={classes.photo} src={preview} alt="Your meal" />
    {isBeingRead && <span className={classes.beam} aria-hidden />}
  </div>
);
