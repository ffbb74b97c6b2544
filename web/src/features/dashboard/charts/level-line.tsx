import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './day-chart.module.css';

interface Props {
  name: string;
  kcal: number;
  /** CSS height above the baseline. */
  height: string;
  /** The upper line's label is above it, the lower line's below, so that they never overlap. */
  isUpper: boolean;
  isDashed?: boolean;
}

/** Horizontal line across the days. */
export const LevelLine = ({ name, kcal, height, isUpper, isDashed = false }: Props) => (
  <div className={classes.line} data-dashed={isDashed || undefined} style={{ bottom: height }}>
    <span className={classes.label} data-upper={isUpper || undefined}>
      {name}
      <br />
      {formatNumber(kcal)}
    </span>
  </div>
);
