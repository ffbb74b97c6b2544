import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './barcode-log.module.css';
import type { ProductUnit } from './product-item.ts';

/** Label of a unit, e.g. 'Serving, 40 g'. The number and its unit do not wrap. */
export const UnitLabel = ({ unit, measure }: { unit: ProductUnit; measure: 'g' | 'ml' }) =>
  unit.id === 'weight' ? (
    unit.name
  ) : (
    <span>
      {unit.name},{' '}
      <span className={classes.measure}>
        {formatNumber(unit.grams, 1)} {measure}
      </span>
    </span>
  );
