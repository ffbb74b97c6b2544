import classes from './skeleton-block.module.css';

interface Props {
  /** CSS lengths. */
  width?: string;
  height?: string;
  isRound?: boolean;
}

/** Gray placeholder for loading content. */
export const SkeletonBlock = ({ width = '100%', height = '1rem', isRound = false }: Props) => (
  <span className={classes.bone} data-round={isRound || undefined} style={{ width, height }} aria-hidden />
);
