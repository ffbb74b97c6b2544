import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './day-chart.module.css';

interface Props {
  name: string;
  kcal: number;
  /** CSS height above the ground. */
  height: string;
  /** The label of the upper line stands above it, that of the lower one below: they never meet. */
  isUpper: boolean;
  isDashed?: boolean;
}

/** A level across the days. */
export const LevelLine = ({ name, kcal, height, isUpper, isDashed = false }: Props) => (
  <div className={classes.line} data-dashed={isDashed || undefined} style={{ bottom: height }}>
    <span className={classes.label} data-upper={isUpper || undefined}>
      {name}
      <br />
      {formatNumber(kcal)}
    </span>
  </div>
);
