import { formatNumber, NOT_KNOWN } from '../format/format-number.ts';
import classes from './number-with-unit.module.css';

interface Props {
  /** null shows 'not known'. */
  value: number | null;
  /** Small gray text after the number, e.g. 'g' or 'of 130 g'. */
  unit?: string;
  /** Maximum number of decimals. */
  digits?: number;
  size?: 'small' | 'medium' | 'large';
}

/** Number in the tabular serif font with its unit. */
export const NumberWithUnit = ({ value, unit, digits = 0, size = 'medium' }: Props) => {
  if (value === null) return <span className={classes.unknown}>{NOT_KNOWN}</span>;
  return (
    <span className={classes.figure} data-size={size}>
      {formatNumber(value, digits)}
      {unit && <small className={classes.unit}> {unit}</small>}
    </span>
  );
};
